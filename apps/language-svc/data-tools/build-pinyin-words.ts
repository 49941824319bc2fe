import { PINYIN_WORDS_MAX } from '@memory/contracts';
import { pinyinKeyOf } from '@memory/text/word-search';
import type { DictionaryEntry } from '../src/dictionary/dictionary-entry.ts';
import { readWordCounts } from './build-similar-words.ts';

/**
 * Builds the index of all words by the letters of their pinyin, names included.
 * @param segmenterWords lines `word count tag`
 * @returns lines of a key (`pinyinKeyOf`) and, after a tab, words in simplified characters divided by spaces, the most frequent first
 */
export function buildPinyinWords(entries: readonly DictionaryEntry[], segmenterWords: string): string {
  const counts = readWordCounts(segmenterWords);
  const index = new Map<string, Set<string>>();
  for (const { simplified, pinyin } of entries) {
    const key = pinyinKeyOf(pinyin);
    if (key === null) continue;
    const words = index.get(key) ?? new Set();
    index.set(key, words.add(simplified));
  }
  return [...index]
    .map(([key, words]) => {
      const best = [...words].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
      return `${key}\t${best.slice(0, PINYIN_WORDS_MAX).join(' ')}`;
    })
    .toSorted()
    .join('\n');
}
