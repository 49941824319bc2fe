import type { DictionaryEntry } from '../src/dictionary/dictionary-entry.ts';
import { soundKeyOf } from '../src/similar-words/sound-key.ts';

/** The most words that are kept for a sound. A syllable such as `shi` has a hundred characters. */
const WORDS_PER_KEY = 24;
/** Rarer words are not what a learner said. */
const COUNT_MIN = 20;

/** Returns how often jieba's corpus has each word. @param segmenterWords lines `word count tag` */
export const readWordCounts = (segmenterWords: string): ReadonlyMap<string, number> =>
  new Map(
    segmenterWords.split('\n').map((line) => {
      const [word = '', count = ''] = line.split(' ');
      return [word, Number(count)] as const;
    }),
  );

/**
 * Builds the index of common words by their sound.
 * @param segmenterWords lines `word count tag`
 * @returns lines of a sound key and, after a tab, words divided by spaces, the most frequent first
 */
export function buildSimilarWords(entries: readonly DictionaryEntry[], segmenterWords: string): string {
  const counts = readWordCounts(segmenterWords);
  const index = new Map<string, Set<string>>();
  for (const { simplified, pinyin, meanings } of entries) {
    // Proper names have pinyin with a capital letter.
    if ((counts.get(simplified) ?? 0) < COUNT_MIN || meanings.length === 0 || /^\p{Lu}/u.test(pinyin)) continue;
    const key = soundKeyOf(pinyin);
    const words = index.get(key) ?? new Set();
    index.set(key, words.add(simplified));
  }
  return [...index]
    .map(([key, words]) => {
      const best = [...words].toSorted((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
      return `${key}\t${best.slice(0, WORDS_PER_KEY).join(' ')}`;
    })
    .toSorted()
    .join('\n');
}
