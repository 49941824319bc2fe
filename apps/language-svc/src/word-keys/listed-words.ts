import { ConverterFactory } from 'opencc-js/core';
import taiwanVariants from 'opencc-js/dict/TWVariants';
import type { HeadwordReading } from '../dictionary/headword-reading.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';

const toTaiwanVariant = ConverterFactory([taiwanVariants]);

/**
 * Returns the different words that the dictionary lists with a simplified spelling, the usual one first, each as its traditional spellings, the
 * usual one first: for 发 the words 發 and 髮, for 台湾 the one word with the spellings 臺灣 and 台灣. Two spellings are one word when Taiwan's
 * standard has one character for both (裏 and 裡), or when the dictionary gives them the same reading and a common meaning (週 and 周). Surnames
 * and place names join no words: 乾 and 干 are both Gān.
 */
export function wordsOfSimplified(dictionary: InMemoryDictionary, simplified: string): readonly (readonly string[])[] {
  const readings = dictionary.readingsOf(simplified).filter((reading) => reading.simplified === simplified);
  const spellings = [...new Set(readings.map(({ traditional }) => traditional))];
  if (spellings.length < 2) return spellings.map((spelling) => [spelling]);
  const standardOf = (spelling: string): string => {
    const standard = toTaiwanVariant(spelling);
    return spellings.includes(standard) ? standard : spelling;
  };
  let words: string[][] = [];
  for (const standard of new Set(spellings.map(standardOf))) {
    const meanings = new Set(meaningsOf(readings, standard));
    const isSame = (word: readonly string[]): boolean =>
      word.some((spelling) => meaningsOf(readings, spelling).some((meaning) => meanings.has(meaning)));
    // The meanings of this spelling may connect words that have no meaning in common with each other.
    const same = words.filter(isSame);
    const variants = spellings.filter((spelling) => standardOf(spelling) === standard);
    const joined = [...same.flat(), standard, ...variants.filter((spelling) => spelling !== standard)];
    words = [...words.filter((word) => !same.includes(word)), joined];
  }
  const rank = (word: readonly string[]): number => Math.min(...word.map((spelling) => spellings.indexOf(spelling)));
  return words.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns the meanings of a traditional spelling with their readings. Names are left out, unless all readings are names. */
function meaningsOf(readings: readonly HeadwordReading[], spelling: string): string[] {
  const common = readings.filter(({ pinyin }) => pinyin === pinyin.toLowerCase());
  return (common.length > 0 ? common : readings)
    .filter(({ traditional }) => traditional === spelling)
    .flatMap(({ pinyin, meanings }) => meanings.map((meaning) => `${pinyin} ${meaning}`));
}
