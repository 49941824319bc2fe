import { tokenizeForDisplay } from '@memory/text';
import { expect, it } from 'vitest';
import { matchCharactersToWords } from './characters-in-words.ts';

const word = (text: string, ...pinyin: string[]) => ({
  text,
  simplified: text,
  traditional: text === '妈妈' ? '媽媽' : text,
  pinyin,
  zhuyin: [],
  meaning: '',
  isChinese: pinyin.length > 0,
  isFunctionWord: false,
});

it('matches each character to its word, between letters, emoji and rare characters', () => {
  const text = 'Hi 👨‍👩‍👧 妈妈𠀀好!';
  const segments = [word('Hi 👨‍👩‍👧 '), word('妈妈', 'mā', 'ma'), word('𠀀', 'hē'), word('好', 'hǎo'), word('!')];
  const tokens = tokenizeForDisplay(text);
  const matches = matchCharactersToWords(tokens, segments, 'original');
  const shown = tokens.flatMap(({ text: tokenText }, index) => {
    const found = matches[index];
    return found ? [`${tokenText} ${found.word.pinyin[found.index]}`] : [];
  });
  expect(shown).toEqual(['妈 mā', '妈 ma', '𠀀 hē', '好 hǎo']);
});

it('returns null for characters that no word covers', () => {
  expect(matchCharactersToWords(tokenizeForDisplay('好'), [], 'original')).toEqual([null]);
});

it('gives the characters in the script in which they are shown', () => {
  const matches = matchCharactersToWords(tokenizeForDisplay('妈妈好'), [word('妈妈', 'mā', 'ma')], 'traditional');
  expect(matches.map((match) => match?.character)).toEqual(['媽', '媽', undefined]);
  expect(matches[0]?.word).toMatchObject({ text: '媽媽', simplified: '妈妈' });
});
