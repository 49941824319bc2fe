import { numberedPinyinColumn, optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { CedictEntry } from './parse-cedict.ts';

/** The words for which this project has written the meanings that a learner sees first, each with its reading in numbered pinyin. */
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

/** Returns the meanings to show before those of the CC-CEDICT entry; an empty list for most entries. */
export function firstMeaningsOf({ simplified, traditional, pinyin }: Omit<CedictEntry, 'senses'>): readonly string[] {
  const first = byReading.get(`${simplified} ${pinyin}`);
  return first && (first.traditional ?? traditional) === traditional ? first.meanings : [];
}
