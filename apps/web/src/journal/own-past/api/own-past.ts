import type { CalendarMonth, OnThisDaySettingsChanges } from '@memory/contracts';
import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { browserTimeZone } from '../../../lib/calendar-days.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { toast } from '../../../lib/toasts.ts';

const ENTRIES_PER_PAGE = 20;

const onThisDaySettingsQuery = queryOptions({
  queryKey: ['on-this-day-settings'],
  queryFn: () => unwrapResponse(api.GET('/api/journal-entries/on-this-day/settings')),
});

/** Query: whether entries of the same day in earlier years are shown. This setting is stored in the account, not on the device. */
export const useOnThisDaySettings = () => useQuery(onThisDaySettingsQuery);

/** Query: the months in which the user wrote entries, newest first. */
export const useEntryMonths = () =>
  useQuery({
    queryKey: entryQueryKeys.past('months'),
    queryFn: () =>
      unwrapResponse(api.GET('/api/journal-entries/months', { params: { query: { timeZone: browserTimeZone() } } })),
  });

/** A day with entries. */
export type CalendarDay = CalendarMonth['days'][number];

/** Query: the days of a month on which the user wrote entries, with their moods. */
export const calendarMonthQuery = (month: string) =>
  queryOptions({
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

/** Mutation: switches the entries of the same day in earlier years on or off, or dismisses them for a day. */
export function useUpdateOnThisDaySettings(failedTitle: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OnThisDaySettingsChanges) =>
      unwrapResponse(api.PATCH('/api/journal-entries/on-this-day/settings', { body })),
    onSuccess: (settings) => {
      queryClient.setQueryData(onThisDaySettingsQuery.queryKey, settings);
      void queryClient.invalidateQueries({ queryKey: entryQueryKeys.past('on this day') });
    },
    onError: (error) =>
      toast({
        title: failedTitle,
        description: apiErrorMessage(error, t('timeline.failedText')),
        isError: true,
      }),
  });
}
