import { useQueries } from '@tanstack/react-query';
import { calendarMonthQuery, useEntryMonths } from '../../own-past/api/own-past.ts';
import { yearOf } from '../year.ts';

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
