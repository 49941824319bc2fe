import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { browserTimeZone } from '../../../lib/calendar-days.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';

const ENTRIES_PER_PAGE = 20;

/** Query: the months in which the user wrote entries, newest first. */
export const useEntryMonths = () =>
  useQuery({
    queryKey: entryQueryKeys.past('months'),
    queryFn: () =>
      unwrapResponse(api.GET('/api/journal-entries/months', { params: { query: { timeZone: browserTimeZone() } } })),
  });

/** Query: the days of a month on which the user wrote entries, with their moods. */
export const useCalendarMonth = (month: string) =>
  useQuery({
    queryKey: entryQueryKeys.past('month', month),
    queryFn: () =>
      unwrapResponse(
        api.GET('/api/journal-entries/calendar', { params: { query: { month, timeZone: browserTimeZone() } } }),
      ),
  });

/** Infinite query: the user's entries of a day, newest first. */
export const useEntriesOfDay = (day: string) =>
  useInfiniteQuery({
    queryKey: entryQueryKeys.past('day', day),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      readKeysetPage(
        api.GET('/api/journal-entries', {
          params: { query: { day, timeZone: browserTimeZone(), limit: ENTRIES_PER_PAGE, cursor } },
        }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** Query: the user's entries of the same day in earlier years. The key has the day, because the page may stay open past midnight. */
export const onThisDayQuery = (today: string) =>
  queryOptions({
    queryKey: entryQueryKeys.past('on this day', today),
    queryFn: () =>
      unwrapResponse(
        api.GET('/api/journal-entries/on-this-day', { params: { query: { timeZone: browserTimeZone() } } }),
      ),
  });
