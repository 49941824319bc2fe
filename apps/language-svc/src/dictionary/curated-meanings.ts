import { numberedPinyinColumn, optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { ClassMeaning } from './dictionary-entry.ts';
import type { CedictEntry } from './parse-cedict.ts';
import { optionalWordClassColumn } from './word-class.ts';

/**
 * Meanings that this project wrote for the words that children use most, because learners should see these meanings before the meanings of
 * CC-CEDICT. Each word has its reading in numbered pinyin. A word can have further meanings for sentences in which it has a certain word class.
 */
export const curatedMeanings = readDataFile('dictionary/first-meanings.tsv', {
  columns: {
    word: textColumn,
    reading: numberedPinyinColumn,
    traditional: optionalTextColumn,
    class: optionalWordClassColumn,
    meanings: textColumn.transform((value) => value.split('; ')),
  },
  key: ['word', 'reading', 'traditional', 'class'],
});

const byReading = Map.groupBy(curatedMeanings, (row) => `${row.word} ${row.reading}`);

type Headword = Omit<CedictEntry, 'senses'>;

const rowsOf = ({ simplified, traditional, pinyin }: Headword): typeof curatedMeanings =>
  (byReading.get(`${simplified} ${pinyin}`) ?? []).filter((row) => (row.traditional ?? traditional) === traditional);

/** Returns this project's meanings, which are shown before the meanings of a CC-CEDICT entry; an empty list for most entries. */
export const firstMeaningsOf = (headword: Headword): readonly string[] =>
  rowsOf(headword)
    .filter((row) => row.class === undefined)
    // A line for one traditional form takes precedence over a line for all traditional forms.
    .toSorted((a, b) => Number(a.traditional === undefined) - Number(b.traditional === undefined))[0]?.meanings ?? [];

/** Returns the meanings that a word has where a sentence gives it a certain class; an empty list for most entries. */
export const classMeaningsOf = (headword: Headword): ClassMeaning[] =>
  rowsOf(headword).flatMap((row) => (row.class ? [{ class: row.class, meaning: row.meanings.join('; ') }] : []));
