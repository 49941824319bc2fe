import { describe, expect, it } from '@jest/globals';
import { emptyDraft } from '../draft.ts';
import { entryBody } from './create-entry.ts';

describe('entryBody', () => {
  it('sends the typed text', () => {
    expect(entryBody({ ...emptyDraft, title: ' 今天 ', content: '我很高兴。', extractedText: '我很' })).toMatchObject({
      title: '今天',
      content: '我很高兴。',
      extractedText: '我很',
    });
  });

  it('falls back to the text that was read', () => {
    expect(entryBody({ ...emptyDraft, title: 'x', content: '  ', extractedText: '我很高兴' }).content).toBe('我很高兴');
  });

  it('is private, in the one language entries have', () => {
    expect(entryBody({ ...emptyDraft, title: 'x' })).toMatchObject({ isPublic: false, language: 'en', weather: null });
  });
});
