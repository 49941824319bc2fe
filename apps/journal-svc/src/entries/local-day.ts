import { canonicalTimeZone } from '@memory/contracts';
import { Prisma } from '../generated/prisma/client.ts';

/** A day in a time zone. */
export interface LocalDay {
  /** As in 2026-11-22. */
  readonly day: string;
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;

/** SQL: the date and time in a time zone at which an entry `e` was written. */
export const localTimeOf = (timeZone: string): Prisma.Sql =>
  Prisma.sql`e.created_at AT TIME ZONE ${canonicalTimeZone(timeZone)}`;

/** SQL: the day in a time zone on which an entry `e` was written, as in 2026-11-22. */
export const localDayOf = (timeZone: string): Prisma.Sql => Prisma.sql`to_char(${localTimeOf(timeZone)}, 'YYYY-MM-DD')`;

/**
 * Returns the SQL condition that an entry `e` was written on one of the days from `first` to `last` in a time zone. The UTC times, one day wider on
 * both sides, only select a range of the index. The local day then decides, so that days of 23 or 25 hours are right, too.
 */
function writtenBetween(first: string, last: string, timeZone: string): Prisma.Sql {
  const after = new Date(Date.parse(first) - DAY_MS);
  const before = new Date(Date.parse(last) + 2 * DAY_MS);
  return Prisma.sql`(e.created_at >= ${after} AND e.created_at < ${before}
    AND ${localDayOf(timeZone)} BETWEEN ${first} AND ${last})`;
}

export const writtenOn = ({ day, timeZone }: LocalDay): Prisma.Sql => writtenBetween(day, day, timeZone);

/** Returns the SQL condition that an entry `e` was written in a month, as in 2026-11, of a time zone. */
export function writtenInMonth(month: string, timeZone: string): Prisma.Sql {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
  // Day 0 of the following month is the last day of this month.
  const lastDay = new Date(Date.UTC(year, monthOfYear, 0)).toISOString().slice(0, 10);
  return writtenBetween(`${month}-01`, lastDay, timeZone);
}
