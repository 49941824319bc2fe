import {
  addDays,
  addMonths,
  addMonthsToDay,
  FIRST_MONTH,
  lastDayOfMonth,
  monthOfDay,
} from '../../lib/calendar-days.ts';
import type { CalendarDay } from '../own-past/api/own-past.ts';

export type Mood = NonNullable<CalendarDay['mood']>;

/** The moods, the most positive one first. */
const moods = ['very_positive', 'positive', 'neutral', 'negative', 'very_negative'] as const satisfies readonly Mood[];

export const FIRST_YEAR = Number(FIRST_MONTH.slice(0, 4));
export const yearOf = (dayOrMonth: string): number => Number(dayOrMonth.slice(0, 4));

/** Returns the twelve months of a year: '2026-01' to '2026-12'. */
export const monthsOfYear = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index));

/** Returns the rows of a year's table: for each number from 1 to 31 the day of each month with that number, null where a month is shorter. */
export function rowsOfYear(year: number): (string | null)[][] {
  const months = monthsOfYear(year);
  return Array.from({ length: 31 }, (_, index) =>
    months.map((month) => {
      const day = `${month}-${String(index + 1).padStart(2, '0')}`;
      return day <= lastDayOfMonth(month) ? day : null;
    }),
  );
}

/**
 * Returns the day to which a key moves the focus from `day` in the table of a year, whose columns are the months: up and down through the days, left
 * and right through the months, Home and End to the ends of the month, the page keys to other years. Returns null for other keys.
 */
export function dayAfterYearKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowUp':
      return addDays(day, -1);
    case 'ArrowDown':
      return addDays(day, 1);
    case 'ArrowLeft':
      return addMonthsToDay(day, -1);
    case 'ArrowRight':
      return addMonthsToDay(day, 1);
    case 'Home':
      return `${monthOfDay(day)}-01`;
    case 'End':
      return lastDayOfMonth(monthOfDay(day));
    case 'PageUp':
      return addMonthsToDay(day, -12);
    case 'PageDown':
      return addMonthsToDay(day, 12);
    default:
      return null;
  }
}

export interface YearFigures {
  memories: number;
  days: number;
  /** The number of days of each mood that occurs, the most positive mood first. */
  moods: { mood: Mood; days: number }[];
}

export function figuresOf(days: readonly CalendarDay[]): YearFigures {
  return {
    memories: days.reduce((total, { entries }) => total + entries, 0),
    days: days.length,
    moods: moods
      .map((mood) => ({ mood, days: days.filter((day) => day.mood === mood).length }))
      .filter((ofMood) => ofMood.days > 0),
  };
}
