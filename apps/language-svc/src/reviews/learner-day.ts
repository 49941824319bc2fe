import { LRUCache } from 'lru-cache';

export const DAY_MS = 86_400_000;

/** A learner's day as the number of days since 1970-01-01, so that days can be added and compared. */
export type DayNumber = number;

export const formatDay = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** A cache of formats by time zone, because creating a format takes longer than formatting hundreds of dates. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...date, hour: '2-digit', hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

/**
 * Returns the learner's day at a time: the date in the time zone, or the previous date while the local time is before the day cut-off hour.
 * @param timeZone a valid name of the IANA database
 */
export function learnerDayAt(moment: Date, timeZone: string, dayCutoffHour: number): DayNumber {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const day = Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day) / DAY_MS;
  return (parts.hour ?? 0) < dayCutoffHour ? day - 1 : day;
}
