import { numberedPinyinColumn, optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/** The reading to show first for a word that has several readings. */
export interface UsualReading {
  /** The usual reading, in numbered pinyin. */
  reading: string;
  /** The traditional form to which the reading belongs; undefined when it belongs to all traditional forms of the word. */
  traditional: string | undefined;
  /** A phrase that contains the word with this reading. */
  example: string;
}

/** The usual readings by headword in simplified characters. */
export const usualReadings: ReadonlyMap<string, UsualReading> = new Map(
  readDataFile('dictionary/usual-readings.tsv', {
    columns: { word: textColumn, reading: numberedPinyinColumn, traditional: optionalTextColumn, example: textColumn },
    key: ['word'],
  }).map((row) => [row.word, row]),
);
