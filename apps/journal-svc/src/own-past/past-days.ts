/** A day that is the same day of the month as today. */
export interface PastDay {
  /** As in 2026-11-22. */
  readonly day: string;
  /** 0 for the day one month ago. */
  readonly yearsAgo: number;
}

/** The number of earlier years that are searched for entries of the same day. Each year costs one look-up in an index. */
const YEARS_BACK = 20;

/**
 * Returns the same day in each of the last twenty years, the latest first. On the 28th of February of a year without a leap day, the 29th of
 * February of earlier leap years is included too: otherwise entries of a leap day would be shown only every four years.
 * @param today as in 2026-11-22
 */
export function sameDayInEarlierYears(today: string): PastDay[] {
  const year = Number(today.slice(0, 4));
  const hasNoLeapDay = today.endsWith('-02-28') && !isDay(`${year}-02-29`);
  const daysOfYear = hasNoLeapDay ? ['-02-29', '-02-28'] : [today.slice(4)];
  return Array.from({ length: YEARS_BACK }, (_, index) => index + 1)
    .flatMap((yearsAgo) => daysOfYear.map((dayOfYear) => ({ day: `${year - yearsAgo}${dayOfYear}`, yearsAgo })))
    .filter(({ day }) => isDay(day));
}

/** Returns the same day of the previous month; null when the previous month does not have this day. */
export function sameDayOneMonthAgo(today: string): PastDay | null {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const before = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
  const day = `${before}${today.slice(7)}`;
  return isDay(day) ? { day, yearsAgo: 0 } : null;
}

/** Whether the month has this day. JavaScript turns a day that a month lacks into a day of the next month, so the text then differs. */
const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
