import type { Entry } from '@memory/contracts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { browserTimeZone, localDay } from '../../../lib/calendar-days.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { vocabularyQueryKeys } from '../../../words/index.ts';
import { calendarMonthQuery, useEntryMonths } from '../../own-past/api/own-past.ts';
import { textOfEntry } from '../sentences.ts';
import { yearOf } from '../year.ts';

const ENTRIES_PER_REQUEST = 100;

/** Query: the characters that the user knows, and the words met and learned in each month. */
export const useWordGrowth = () =>
  useQuery({
    queryKey: vocabularyQueryKeys.growth,
    queryFn: () => unwrapResponse(api.GET('/api/word-growth', { params: { query: { timeZone: browserTimeZone() } } })),
  });

/** Query: the user's entries of a month, the oldest first. */
export const entriesOfMonthQuery = (month: string) =>
  queryOptions({
    queryKey: entryQueryKeys.past('entries of month', month),
    queryFn: async () => {
      const entries: Entry[] = [];
      let cursor: string | undefined;
      do {
        const query = { month, timeZone: browserTimeZone(), limit: ENTRIES_PER_REQUEST, cursor };
        // oxlint-disable-next-line no-await-in-loop -- the cursor of a page is in the response before it
        const { items, next } = await readKeysetPage(api.GET('/api/journal-entries', { params: { query } }));
        entries.push(...items);
        cursor = next ?? undefined;
      } while (cursor);
      return entries.toReversed();
    },
  });

/** Query: the user's first entry, or the first one of its day with Chinese text; null without entries. */
export const useFirstEntry = () => {
  const { data: months } = useEntryMonths();
  const month = months?.at(-1)?.month;
  return useQuery({
    ...entriesOfMonthQuery(month ?? ''),
    enabled: month !== undefined,
    select: ([first, ...others]): Entry | null => {
      if (!first) return null;
      const day = localDay(new Date(first.createdAt));
      const ofDay = others.filter(({ createdAt }) => localDay(new Date(createdAt)) === day);
      return [first, ...ofDay].find((entry) => /\p{Script=Han}/u.test(textOfEntry(entry))) ?? first;
    },
  });
};

/** Queries: the user's days of a year with their moods, from the calendar of each month with entries, and the years with entries, newest first. */
export function useYear(year: number) {
  const months = useEntryMonths();
  const calendars = useQueries({
    queries: (months.data ?? [])
      .filter(({ month }) => yearOf(month) === year)
      .map(({ month }) => calendarMonthQuery(month)),
  });
  const all = [months, ...calendars];
  return {
    years: months.data && [...new Set(months.data.map(({ month }) => yearOf(month)))],
    days: calendars.flatMap(({ data }) => data?.days ?? []),
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ data, isError }) => isError && !data)?.error ?? null,
    moodsAvailable: calendars.every(({ data }) => data?.moodsAvailable !== false),
    refetch: () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
