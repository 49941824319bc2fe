import { countLetters } from './pinyin-letters.ts';

/** The share of the letters of a text that are in words of pinyin. */
const pinyinShare = (text: string): number => countLetters(text).pinyin / countLetters(text).letters;

it.each([
  'nǐ hǎo xiǎo péng yǒu',
  'qìng zhù liù yī ér tóng jié',
  'lǜ sè de nǚ ér',
  'women zai jiaoli chi zaofan',
  // As the engine reads it: without spaces, and with a letter that is no pinyin.
  'jintianxiawuyuxhendadahuohuimeiqudiao',
])('%s is pinyin', (text) => {
  expect(pinyinShare(text)).toBe(1);
});

it.each([
  'My brother has a red bike',
  'Good afternoon, teacher!',
  'The panda eats bamboo',
  'Lesson five: what is your name',
  'On Sunday we visited London',
])('%s is not', (text) => {
  expect(pinyinShare(text)).toBeLessThan(0.5);
});

it('counts the tone marks', () => {
  expect(countLetters('wǒ ài mā ma').toneMarks).toBe(3);
  expect(countLetters('我爱妈妈 42')).toEqual({ letters: 4, pinyin: 0, inSyllables: 0, toneMarks: 0 });
});
