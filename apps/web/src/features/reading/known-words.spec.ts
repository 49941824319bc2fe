import { expect, it } from '@jest/globals';
import { knownWords } from './known-words.ts';

const isKnown = knownWords([
  { simplified: '学校', pinyin: 'xué xiào' },
  { simplified: '觉', pinyin: 'jué' },
  { simplified: '睡', pinyin: 'shuì' },
  { simplified: '妈', pinyin: 'mā' },
  { simplified: '龙', pinyin: null },
]);
const word = (simplified: string, ...pinyin: string[]) =>
  isKnown({ text: simplified, simplified, pinyin, zhuyin: [], meaning: '' });

it.each([
  ['a word of the vocabulary', '学校', ['xué', 'xiào'], true],
  ['a single character of a known word', '学', ['xué'], false],
  ['a word whose characters are known', '妈妈', ['mā', 'ma'], true],
  ['a word whose character has another reading', '睡觉', ['shuì', 'jiào'], false],
  ['a character with the known reading', '觉', ['jué'], true],
  ['a character that was collected without a reading', '龙', ['lóng'], true],
  ['an unknown word', '飞机', ['fēi', 'jī'], false],
])('%s', (_, simplified, pinyin, known) => {
  expect(word(simplified, ...pinyin)).toBe(known);
});
