import { numberedPinyinColumn, optionalTextColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { formatPinyin } from '../readings/format-pinyin.ts';
import { parseNumberedPinyin } from '../readings/parse-numbered-pinyin.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';
import { isCrossReferenceOrName } from './learner-meanings.ts';
import { findHiddenCategory, type HiddenCategory, hiddenCategoryColumn } from './sense-patterns.ts';

/** The texts that are shown for headwords without a sense for children. */
export const neutralMeanings: Readonly<Record<HiddenCategory, string>> = {
  vulgar: '(a rude word)',
  insult: '(an insulting word)',
  sexual: '(a word for adults)',
  crime: '(a serious crime)',
  body: '(a private part of the body)',
  drug: '(an illegal drug)',
};

interface SenseOfWord {
  word: string;
  /** Numbered pinyin; undefined for every reading. */
  reading?: string | undefined;
  /** A text that the sense contains; undefined for every sense. */
  sense?: string | undefined;
}

const optionalReadingColumn = numberedPinyinColumn.or(optionalTextColumn.refine((value) => value === undefined));
const senseColumns = { word: textColumn, reading: optionalReadingColumn, sense: optionalTextColumn };

/** Senses of single words that are hidden, or kept although a pattern matches them. Reviewed by a person. */
export const reviewedSenses = {
  hidden: readDataFile('dictionary/hidden-senses.tsv', {
    columns: { ...senseColumns, category: hiddenCategoryColumn, reason: textColumn },
    key: ['word', 'reading', 'sense'],
  }),
  kept: readDataFile('dictionary/kept-senses.tsv', {
    columns: { ...senseColumns, reason: textColumn },
    key: ['word', 'reading', 'sense'],
  }),
};

const hiddenByWord = Map.groupBy(reviewedSenses.hidden, ({ word }) => word);
const keptByWord = Map.groupBy(reviewedSenses.kept, ({ word }) => word);

type Headword = Pick<DictionaryEntry, 'simplified' | 'pinyin'>;

/** Returns the reason why a sense is hidden from children; undefined for a sense that is shown. */
export function hiddenCategoryOf(headword: Headword, sense: string): HiddenCategory | undefined {
  const isSense = (row: SenseOfWord): boolean =>
    (row.sense === undefined || sense.includes(row.sense)) &&
    (row.reading === undefined || formatPinyin(parseNumberedPinyin(row.reading)) === headword.pinyin);
  const hidden = hiddenByWord.get(headword.simplified)?.find(isSense);
  if (hidden) return hidden.category;
  if (keptByWord.get(headword.simplified)?.some(isSense)) return undefined;
  return findHiddenCategory(sense);
}

/**
 * Returns an entry without the senses that are hidden from children. An entry that has no other meaning gets a neutral sentence instead, so
 * that a child who meets the word learns what kind of word it is.
 */
export function withoutHiddenSenses(entry: DictionaryEntry): DictionaryEntry {
  const categories = entry.meanings.map((sense) => hiddenCategoryOf(entry, sense));
  const reason = categories.find((category) => category !== undefined);
  if (reason === undefined) return entry;
  const shown = entry.meanings.filter((_, index) => categories[index] === undefined);
  const curated = categories.slice(0, entry.curated).filter((category) => category === undefined).length;
  const neutral = isCrossReferenceOrName(shown) ? [neutralMeanings[reason]] : [];
  return { ...entry, meanings: [...neutral, ...shown], curated };
}
