import { describe, expect, it } from '@jest/globals';
import { commonCharacters, isChineseCharacter, moreCharacters } from '../src/index.ts';

describe('built-in characters', () => {
  it('are about 50 to learn and about 70 more, none twice', () => {
    expect(commonCharacters).toHaveLength(50);
    expect(moreCharacters).toHaveLength(72);
    const all = [...commonCharacters, ...moreCharacters].map((entry) => entry.character);
    expect(new Set(all).size).toBe(all.length);
  });

  it('each have one character, a reading and a meaning', () => {
    for (const entry of [...commonCharacters, ...moreCharacters]) {
      expect(isChineseCharacter(entry.character)).toBe(true);
      expect(entry.pinyin).toMatch(/^[a-zāáǎàēéěèīíǐìōóǒòūúǔùǜ]+$/);
      expect(entry.englishTranslation).not.toBe('');
    }
  });
});
