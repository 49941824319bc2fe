const MINUTES_PER_DAY = 1_440;
const HOURS_PER_DAY = 24;
const DAYS_PER_MONTH = 30;
const DAYS_PER_YEAR = 365;

export type IntervalUnit = 'minutes' | 'hours' | 'days' | 'months' | 'years';

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Rounds an interval in days to the unit in which people speak of it. Months and years have one decimal. */
export function roundInterval(days: number): { count: number; unit: IntervalUnit } {
  if (days < 1 / HOURS_PER_DAY) return { count: Math.max(1, Math.round(days * MINUTES_PER_DAY)), unit: 'minutes' };
  if (days < 1) return { count: Math.round(days * HOURS_PER_DAY), unit: 'hours' };
  if (days < DAYS_PER_MONTH) return { count: Math.round(days), unit: 'days' };
  if (days < DAYS_PER_YEAR) return { count: tenths(days / DAYS_PER_MONTH), unit: 'months' };
  return { count: tenths(days / DAYS_PER_YEAR), unit: 'years' };
}
