import { numberedPinyinColumn, optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/** The reading that is shown first for a word with several readings. */
export interface UsualReading {
  /** The usual reading, in numbered pinyin. */
  reading: string;
  /** The traditional form that has this usual reading; undefined when all traditional forms of the word have it. */
  traditional: string | undefined;
  /** A phrase that contains the word with this reading. */
  example: string;
}

/** The usual readings by headword; the headwords are in simplified characters. */
export const usualReadings: ReadonlyMap<string, UsualReading> = new Map(
  readDataFile('dictionary/usual-readings.tsv', {
    columns: { word: textColumn, reading: numberedPinyinColumn, traditional: optionalTextColumn, example: textColumn },
    key: ['word'],
  }).map((row) => [row.word, row]),
);
