import { expect, it } from '@jest/globals';
import { tokenizeForDisplay } from '@memory/text';
import { matchCharactersToWords } from './characters-in-words.ts';

const word = (text: string, ...pinyin: string[]) => ({
  text,
  pinyin,
  zhuyin: [],
  meaning: '',
  isChinese: pinyin.length > 0,
});

it('matches each character to its word, between letters, emoji and rare characters', () => {
  const text = 'Hi 👨‍👩‍👧 妈妈𠀀好!';
  const segments = [word('Hi 👨‍👩‍👧 '), word('妈妈', 'mā', 'ma'), word('𠀀', 'hē'), word('好', 'hǎo'), word('!')];
  const tokens = tokenizeForDisplay(text);
  const matches = matchCharactersToWords(tokens, segments);
  const shown = tokens.flatMap(({ text: tokenText }, index) => {
    const found = matches[index];
    return found ? [`${tokenText} ${found.word.pinyin[found.index]}`] : [];
  });
  expect(shown).toEqual(['妈 mā', '妈 ma', '𠀀 hē', '好 hǎo']);
});

it('returns null for characters that no word covers', () => {
  expect(matchCharactersToWords(tokenizeForDisplay('好'), [])).toEqual([null]);
});
