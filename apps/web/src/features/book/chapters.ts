import type { Entry } from '@memory/contracts';
import { formatIsoDate, formatMonth } from '../../lib/format-date.ts';

export interface Chapter {
  /** From 1. */
  number: number;
  /** The month, in the language of the book. */
  month: string;
  /** 1 to 12. */
  monthOfYear: number;
  entries: NumberedEntry[];
}

export interface NumberedEntry {
  /** Counts the memories from the first one, which is 1. */
  day: number;
  entry: Entry;
}

/** One chapter a month of creation, in the reader's own time zone. `entries` come oldest first. */
export function groupIntoChapters(entries: readonly Entry[], language: string): Chapter[] {
  const numbered = entries.map((entry, index): NumberedEntry => ({ day: index + 1, entry }));
  const months = Map.groupBy(numbered, ({ entry }) =>
    formatIsoDate(new Date(entry.createdAt)).slice(0, 'yyyy-MM'.length),
  );
  return [...months.values()].map((ofMonth, index) => {
    const start = new Date(ofMonth[0]?.entry.createdAt ?? 0);
    return {
      number: index + 1,
      month: formatMonth(start, language),
      monthOfYear: start.getMonth() + 1,
      entries: ofMonth,
    };
  });
}
