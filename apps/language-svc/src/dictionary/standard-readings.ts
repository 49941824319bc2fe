import { numberedPinyinColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { CedictEntry } from './parse-cedict.ts';

const standardReadings: ReadonlyMap<string, string> = new Map(
  readDataFile('dictionary/standard-readings.tsv', {
    columns: { word: textColumn, cedict_reading: numberedPinyinColumn, standard_reading: numberedPinyinColumn },
    key: ['word', 'cedict_reading'],
  }).map((row) => [`${row.word} ${row.cedict_reading}`, row.standard_reading]),
);

/**
 * Returns the reading of an entry in today's standard pronunciation, in numbered pinyin. The standard reading differs from the reading in CC-CEDICT
 * only for a few entries.
 */
export function standardPronunciationOf({ simplified, pinyin }: Pick<CedictEntry, 'simplified' | 'pinyin'>): string {
  return standardReadings.get(`${simplified} ${pinyin}`) ?? pinyin;
}
