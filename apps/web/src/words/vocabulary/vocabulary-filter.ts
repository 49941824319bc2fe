import type { VocabularyItem } from '@memory/contracts';
import { UNKNOWN_TRANSLATION } from '@memory/contracts/text';
import { hasChinese } from '@memory/text';
import { compileWordSearch } from '@memory/text/word-search';
import { formatIsoDate } from '../../lib/format-date.ts';

/** The items that the page shows. Hidden items are a separate list, which is fetched when it is opened. */
export type ShownItems = 'all' | 'new' | 'learning' | 'known' | 'hidden';

export interface VocabularyFilter {
  shown: ShownItems;
  /** The month in which the items were met, `yyyy-MM`; null for all months. */
  month: string | null;
  showSmallWords: boolean;
  /** What the user has typed into the search. */
  search: string;
}

/** The month in which a user met an item, in the browser's time zone: `yyyy-MM`. */
const monthOf = ({ metAt }: VocabularyItem): string => formatIsoDate(new Date(metAt)).slice(0, 7);

/** Whether an item is left out until the user asks for small words. Words that users typed themselves are never left out. */
const isSmallWord = ({ isFunctionWord, isUserGenerated }: VocabularyItem): boolean =>
  isFunctionWord && !isUserGenerated;

/** Whether an item lacks a meaning or pinyin that the dictionary may have. */
export const isUnknown = ({ character, pinyin, englishTranslation }: VocabularyItem): boolean =>
  hasChinese(character) && (pinyin === null || englishTranslation === UNKNOWN_TRANSLATION);

/** The months in which items were met, the latest first. */
export const monthsOf = (items: readonly VocabularyItem[]): string[] =>
  [...new Set(items.map(monthOf))].toSorted().toReversed();

/** Returns the items that match the filter, the latest month first; within a month, the order of the items stays. A search finds small words, too. */
export function filterVocabulary(items: readonly VocabularyItem[], filter: VocabularyFilter): VocabularyItem[] {
  const isFound = compileWordSearch(filter.search);
  const showsSmallWords = filter.showSmallWords || filter.search.trim() !== '';
  return items
    .filter(
      (item) =>
        (filter.shown === 'all' || filter.shown === 'hidden' || item.state === filter.shown) &&
        (filter.month === null || monthOf(item) === filter.month) &&
        (showsSmallWords || !isSmallWord(item)) &&
        isFound(item),
    )
    .map((item) => ({ item, month: monthOf(item) }))
    .toSorted((a, b) => (a.month < b.month ? 1 : a.month > b.month ? -1 : 0))
    .map(({ item }) => item);
}

/** A row of the list: items beside each other. `month` is set on the first row of each month. */
export interface VocabularyRow {
  items: VocabularyItem[];
  month: string | null;
  /** The position of the first item in the whole list, from 1. */
  position: number;
}

/** Divides sorted items into rows. A month begins with a row of its own. */
export function toVocabularyRows(items: readonly VocabularyItem[], columns: number): VocabularyRow[] {
  const rows: VocabularyRow[] = [];
  let current = '';
  for (const [index, item] of items.entries()) {
    const month = monthOf(item);
    const last = rows.at(-1);
    if (last && month === current && last.items.length < columns) last.items.push(item);
    else rows.push({ items: [item], month: month === current ? null : month, position: index + 1 });
    current = month;
  }
  return rows;
}
