import { numberedPinyinColumn, optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { CedictEntry } from './parse-cedict.ts';

/**
 * Meanings that this project wrote for some words, because learners should see them before those of CC-CEDICT. Each word has its reading in
 * numbered pinyin.
 */
export const curatedMeanings = readDataFile('dictionary/first-meanings.tsv', {
  columns: {
    word: textColumn,
    reading: numberedPinyinColumn,
    traditional: optionalTextColumn,
    meanings: textColumn.transform((value) => value.split('; ')),
  },
  key: ['word', 'reading'],
});

const byReading = new Map(curatedMeanings.map((row) => [`${row.word} ${row.reading}`, row]));

/** Returns the meanings that are shown before those of a CC-CEDICT entry; an empty list for most entries. */
export function firstMeaningsOf({ simplified, traditional, pinyin }: Omit<CedictEntry, 'senses'>): readonly string[] {
  const first = byReading.get(`${simplified} ${pinyin}`);
  return first && (first.traditional ?? traditional) === traditional ? first.meanings : [];
}
