import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortMeaning } from './short-meaning.ts';

describe('a short meaning', () => {
  it.each([
    ['to sleep; to go to bed', 'to sleep'],
    ['cat', 'cat'],
    ['(coll.) cat; kitty', 'cat'],
    ['(shows that something has happened)', 'shows that something has happened'],
    ['to be in the middle of doing something or other', 'to be in the middle of doing…'],
    ['chief of a village, head of a family or school', 'chief of a village…'],
    ['学习一门语言', '学习一门语言'],
    ['; ', '; '.trim()],
    ['', ''],
  ])('%j becomes %j', (meaning, short) => expect(shortMeaning(meaning)).toBe(short));

  it('is never longer than the meaning or two lines, and never ends within a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (meaning) => {
        const short = shortMeaning(meaning);
        expect(short.length).toBeLessThanOrEqual(37);
        expect(short.isWellFormed()).toBe(true);
        // Parentheses and semicolons alone mean nothing. Of a text without them, something is always left.
        const plain = meaning.replaceAll(/[;；()]/g, '');
        expect(shortMeaning(plain) === '').toBe(plain.trim() === '');
      }),
    );
  });
});
