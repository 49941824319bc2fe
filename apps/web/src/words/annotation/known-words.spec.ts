import { expect, it } from 'vitest';
import { readingStrength } from '../../reading/annotated-text/reading-strength.ts';
import { knownWords, wordStates } from './known-words.ts';

const vocabulary = [
  { simplified: '学校', pinyin: 'xué xiào', state: 'known' },
  { simplified: '觉', pinyin: 'jué', state: 'known' },
  { simplified: '睡', pinyin: 'shuì', state: 'known' },
  { simplified: '妈', pinyin: 'mā', state: 'known' },
  { simplified: '龙', pinyin: null, state: 'ignored' },
  { simplified: '公园', pinyin: 'gōng yuán', state: 'learning' },
  { simplified: '飞', pinyin: 'fēi', state: 'learning' },
  { simplified: '车', pinyin: 'chē', state: 'new' },
] as const;
const word = (simplified: string, ...pinyin: string[]) => ({
  text: simplified,
  simplified,
  pinyin,
  zhuyin: [],
  meaning: '',
});
const stateOf = wordStates(vocabulary);

it.each([
  ['a word of the vocabulary', '学校', ['xué', 'xiào'], 'known'],
  ['a single character of a known word', '学', ['xué'], 'new'],
  ['a word whose characters are known', '妈妈', ['mā', 'ma'], 'known'],
  ['a word whose character has another reading', '睡觉', ['shuì', 'jiào'], 'new'],
  ['a character with the known reading', '觉', ['jué'], 'known'],
  ['a known character that was hidden, and collected without a reading', '龙', ['lóng'], 'known'],
  ['a word that the reader is learning', '公园', ['gōng', 'yuán'], 'learning'],
  ['a word with a character that the reader is learning', '飞龙', ['fēi', 'lóng'], 'learning'],
  ['a word of the vocabulary that was never reviewed', '车', ['chē'], 'new'],
  ['a word that the vocabulary lacks', '飞机', ['fēi', 'jī'], 'new'],
])('%s', (_, simplified, pinyin, state) => {
  expect(stateOf(word(simplified, ...pinyin))).toBe(state);
  expect(knownWords(vocabulary)(word(simplified, ...pinyin))).toBe(state === 'known');
});

it.each([
  ['all', ['full', 'full', 'full']],
  ['fading', ['full', 'faint', 'none']],
  ['new', ['full', 'full', 'none']],
] as const)('readings above the words "%s", from new to known', (words, strengths) => {
  const texts = [word('车', 'chē'), word('公园', 'gōng', 'yuán'), word('学校', 'xué', 'xiào')];
  expect(texts.map(readingStrength(words, stateOf))).toEqual(strengths);
});
