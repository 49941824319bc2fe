import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readGeneratedFile } from '../src/data-files/generated-files.ts';
import { readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { cleanWord, WordKeys } from '../src/word-keys/word-keys.ts';

const wordKeys = new WordKeys(readDictionary());
const headwords = readGeneratedFile('dictionary')
  .toString('utf8')
  .split('\n')
  .flatMap((line) => line.split('\t').slice(0, 2))
  .filter((word) => word !== '');
const headword = fc.nat({ max: headwords.length - 1 }).map((index) => headwords[index]!);

it.each([
  ['学校', '學校'],
  ['里面', '裡面', '裏面'],
  ['台湾', '臺灣', '台灣'],
  ['周末', '週末'],
  ['头发', '頭髮'],
  ['后面', '後面'],
  ['发', '發'],
  ['于', '於'],
  ['什么', '什麼', '什麽'],
  // Words that the dictionary lacks, and one in both scripts.
  ['我的学校', '我的學校', '我的學校'],
  ['高山', '⾼⼭', '高\u{200B}山', '\u{2068}高山\u{2069}', ' 高山'],
  ['豈', '\u{F900}'],
  ['卡拉OK', '卡拉ＯＫ'],
  // Variants of traditional characters.
  ['录', '錄', '録'],
  ['电线', '電線', '電綫'],
  ['观众', '觀眾', '觀衆'],
  ['为了', '為了', '爲了'],
  ['小说', '小說', '小説'],
  // Characters whose forms have other numbers of UTF-16 units, or are unknown to OpenCC.
  ['𰻝𰻝面', '𰻞𰻞麵', '𰻝𰻝麵'],
  ['駃騠', '𫘝𫘨', '駃𫘨'],
  ['𨧀', '𬭊'],
])('%s has one key in all spellings', (...spellings) => {
  expect(new Set(spellings.map((spelling) => wordKeys.keyOf(spelling))).size).toBe(1);
});

it.each([
  ['皇后', '后面'],
  ['后', '後'],
  ['發', '髮'],
  ['面', '麵'],
  ['下面', '下麵'],
  ['里', '裡'],
  ['乾', '干'],
  ['乾', '幹'],
  ['乾隆', '干隆'],
  ['着', '著'],
  ['只', '隻'],
  ['了', '瞭'],
])('%s and %s are two words', (one, other) => {
  expect(wordKeys.keyOf(one)).not.toBe(wordKeys.keyOf(other));
});

it('a key is a spelling of its word, and has itself as its key', () => {
  fc.assert(
    fc.property(headword, (word) => {
      const key = wordKeys.keyOf(word);
      expect(wordKeys.keyOf(key)).toBe(key);
      expect(wordKeys.spellingsOf(word)).toEqual(expect.arrayContaining([word, key]));
      for (const spelling of wordKeys.spellingsOf(word)) expect(wordKeys.keyOf(spelling)).toBe(key);
    }),
  );
});

it('what is invisible in a word never changes its key, and no text loses all of its characters', () => {
  const invisible = fc.constantFrom('\u{200B}', '\u{200D}', '\u{2060}', '\u{FEFF}', '\u{FE0F}', '\u{202E}', '\u{AD}');
  fc.assert(
    fc.property(headword, invisible, fc.nat(), (word, mark, place) => {
      const at = place % (word.length + 1);
      // Not between the halves of a surrogate pair.
      if (/[\uD800-\uDBFF]$/.test(word.slice(0, at))) return;
      expect(wordKeys.keyOf(`${word.slice(0, at)}${mark}${word.slice(at)}`)).toBe(wordKeys.keyOf(word));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      expect(cleanWord(text)).not.toBe('');
      expect(cleanWord(cleanWord(text))).toBe(cleanWord(text));
    }),
  );
});
