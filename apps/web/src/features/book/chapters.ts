import type { Entry } from '@memory/contracts';
import { format } from 'date-fns/format';

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

const MONTH: Record<string, string> = { en: 'MMMM yyyy', 'zh-Hans': 'yyyy年M月' };

/** One chapter a month of creation, in the reader's own time zone. `entries` come oldest first. */
export function groupIntoChapters(entries: readonly Entry[], language: string): Chapter[] {
  const numbered = entries.map((entry, index): NumberedEntry => ({ day: index + 1, entry }));
  const months = Map.groupBy(numbered, ({ entry }) => format(new Date(entry.createdAt), 'yyyy-MM'));
  return [...months.values()].map((ofMonth, index) => {
    const start = new Date(ofMonth[0]?.entry.createdAt ?? 0);
    return {
      number: index + 1,
      month: format(start, MONTH[language] ?? MONTH.en ?? ''),
      monthOfYear: start.getMonth() + 1,
      entries: ofMonth,
    };
  });
}
