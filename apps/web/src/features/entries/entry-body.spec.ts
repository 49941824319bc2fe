import { describe, expect, it } from '@jest/globals';
import { emptyDraft } from './draft.ts';
import { changedFields, createEntryBody } from './entry-body.ts';

describe('entryBody', () => {
  it('sends the typed text', () => {
    expect(
      createEntryBody({ ...emptyDraft, title: ' 今天 ', content: '我很高兴。', extractedText: '我很' }),
    ).toMatchObject({
      title: '今天',
      content: '我很高兴。',
      extractedText: '我很',
    });
  });

  it('falls back to the text that was read', () => {
    expect(createEntryBody({ ...emptyDraft, title: 'x', content: '  ', extractedText: '我很高兴' }).content).toBe(
      '我很高兴',
    );
  });

  it('says that a text was found and emptied, but not where another came after all', () => {
    expect(createEntryBody({ ...emptyDraft, extractedTextCleared: true })).toMatchObject({
      extractedText: '',
      textRemoved: true,
    });
    expect(createEntryBody({ ...emptyDraft, extractedTextCleared: true, extractedText: '我' })).toMatchObject({
      extractedText: '我',
      textRemoved: false,
    });
  });

  it('is private, in the one language entries have', () => {
    expect(createEntryBody({ ...emptyDraft, title: 'x' })).toMatchObject({
      isPublic: false,
      language: 'en',
      weather: null,
    });
  });

  it('names pictures by their address, and the place only where there is one', () => {
    const mediaFiles = [{ url: '/media/1', type: 'image/jpeg', name: 'a.jpg' }];
    expect(
      createEntryBody({ ...emptyDraft, mediaFiles, location: ' ', latitude: '31.2', longitude: '121.5' }),
    ).toMatchObject({
      mediaFiles: ['/media/1'],
      location: null,
      latitude: '31.2',
      longitude: '121.5',
    });
  });
});

describe('changesBetween', () => {
  const body = createEntryBody({
    ...emptyDraft,
    title: 'x',
    mediaFiles: [{ url: '/media/1', type: 'image/png', name: 'a' }],
  });

  it('is null where nothing changed', () => {
    expect(changedFields(body, structuredClone(body))).toBeNull();
  });

  it('holds the fields that did', () => {
    expect(changedFields(body, { ...body, title: 'y', mediaFiles: [] })).toEqual({ title: 'y', mediaFiles: [] });
  });
});
