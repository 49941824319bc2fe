import { describe, expect, it } from 'vitest';
import { furtherBuiltInTranslations } from '../src/additional-characters.ts';
import { commonCharacters, isChineseCharacter } from '../src/index.ts';

describe('the built-in characters', () => {
  it('are 50 common and 72 additional characters without duplicates', () => {
    expect(commonCharacters).toHaveLength(50);
    expect(furtherBuiltInTranslations).toHaveLength(72);
    const all = [...commonCharacters, ...furtherBuiltInTranslations].map((entry) => entry.character);
    expect(new Set(all).size).toBe(all.length);
  });

  it('have one character, a reading and a meaning each', () => {
    for (const entry of [...commonCharacters, ...furtherBuiltInTranslations]) {
      expect(isChineseCharacter(entry.character)).toBe(true);
      expect(entry.pinyin).toMatch(/^[a-zāáǎàēéěèīíǐìōóǒòūúǔùǜ]+$/);
      expect(entry.englishTranslation).not.toBe('');
    }
  });
});
