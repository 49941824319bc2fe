import { numberedPinyinColumn, optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/** The reading of a word that comes first. */
export interface UsualReading {
  /** Numbered pinyin. */
  reading: string;
  /** Set where only one of several traditional forms is meant. */
  traditional: string | undefined;
  /** A phrase that contains the word with this reading. */
  example: string;
}

/** By simplified headword. */
export const usualReadings: ReadonlyMap<string, UsualReading> = new Map(
  readDataFile('dictionary/usual-readings.tsv', {
    columns: { word: textColumn, reading: numberedPinyinColumn, traditional: optionalTextColumn, example: textColumn },
    key: ['word'],
  }).map((row) => [row.word, row]),
);
