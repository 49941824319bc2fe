import type { Entry } from '@memory/contracts';
import { describe, expect, it } from 'vitest';
import { matchExcerpt } from './find-matches.ts';

const entry = (changes: Partial<Entry>): Entry =>
  ({ title: '今天', content: '', extractedText: '', originalAudioUrl: null, ...changes }) as Entry;
const long = '啊'.repeat(300);

describe('matchExcerpt', () => {
  it('is null when the title or the beginning of the text shows the match', () => {
    expect(matchExcerpt(entry({ title: '去公园', extractedText: '公园' }), '公园')).toBeNull();
    expect(matchExcerpt(entry({ content: '去公园', extractedText: '公园' }), '公园')).toBeNull();
    expect(matchExcerpt(entry({}), '公园')).toBeNull();
  });

  it('is the passage of a recording, a photo or a long text, in one line', () => {
    expect(matchExcerpt(entry({ extractedText: '我们\n去公园玩', originalAudioUrl: '/media/1' }), '公园')).toEqual({
      source: 'transcript',
      before: '我们 去',
      match: '公园',
      after: '玩',
    });
    expect(matchExcerpt(entry({ extractedText: '公园' }), '公园')).toMatchObject({
      source: 'photo',
      before: '',
      after: '',
    });
    expect(matchExcerpt(entry({ content: `${long}Park${long}` }), 'park')).toEqual({
      source: 'text',
      before: `…${'啊'.repeat(24)}`,
      match: 'Park',
      after: `${'啊'.repeat(24)}…`,
    });
  });

  it('does not divide a character', () => {
    const { before, after } = matchExcerpt(
      entry({ extractedText: `${'𠮷'.repeat(30)}x公园x${'𠮷'.repeat(30)}` }),
      '公园',
    )!;
    expect(before.isWellFormed() && after.isWellFormed()).toBe(true);
  });
});
