import type { Entry } from '@memory/contracts';
import { formatMonth } from '../../lib/format-date.ts';

/** A chapter of the book: the entries of one month. */
export interface BookChapter {
  /** Number of the chapter in the book; the first chapter is 1. */
  number: number;
  /** Month and year in the book's language, such as `March 2026`. */
  month: string;
  /** Number of the month within its year, 1 to 12. */
  monthOfYear: number;
  entries: NumberedEntry[];
}

/** An entry with its number in the book. */
export interface NumberedEntry {
  /** Number of the entry in the book. The oldest entry is 1. */
  day: number;
  entry: Entry;
}

/**
 * Groups entries into chapters by the month of their creation, in the device's time zone.
 * @param entries all entries of the book, oldest first
 * @param language the language of the months' names, as a BCP 47 tag
 */
export function groupIntoChapters(entries: readonly Entry[], language: string): BookChapter[] {
  const numbered = entries.map((entry, index): NumberedEntry => ({ day: index + 1, entry }));
  const months = Map.groupBy(numbered, ({ entry }) => formatMonth(new Date(entry.createdAt), language));
  return [...months].map(([month, entriesOfMonth], index) => {
    const firstDate = new Date(entriesOfMonth[0]?.entry.createdAt ?? 0);
    return {
      number: index + 1,
      month,
      monthOfYear: firstDate.getMonth() + 1,
      entries: entriesOfMonth,
    };
  });
}
