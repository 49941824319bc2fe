import { numberedPinyinColumn, optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { CedictEntry } from './parse-cedict.ts';

/** The words and readings (numbered pinyin) that have meanings of their own to show first. */
export const firstMeanings = readDataFile('dictionary/first-meanings.tsv', {
  columns: {
    word: textColumn,
    reading: numberedPinyinColumn,
    traditional: optionalTextColumn,
    meanings: textColumn.transform((value) => value.split('; ')),
  },
  key: ['word', 'reading'],
});

const byReading = new Map(firstMeanings.map((row) => [`${row.word} ${row.reading}`, row]));

/** The meanings to put before an entry's own; none for most entries. */
export function firstMeaningsOf({ simplified, traditional, pinyin }: Omit<CedictEntry, 'senses'>): readonly string[] {
  const first = byReading.get(`${simplified} ${pinyin}`);
  return first && (first.traditional ?? traditional) === traditional ? first.meanings : [];
}
