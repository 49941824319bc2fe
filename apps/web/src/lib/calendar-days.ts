/* Days and months of the calendar are texts as on the wire, '2026-11-22' and '2026-11', so that no time zone can move them. */

/** The first month that the server accepts. */
export const FIRST_MONTH = '1970-01';
const DAYS_PER_WEEK = 7;

const toUtcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

export const monthOfDay = (day: string): string => day.slice(0, 7);

/** Returns the day in the browser's time zone at a moment. */
export const localDay = (moment: Date): string =>
  toDay(new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())));

/** The browser's time zone. Browsers that hide the time zone report none, or one that no server knows; their clock shows UTC. */
export function browserTimeZone(): string {
  const name: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return name && name !== 'Etc/Unknown' ? name : 'UTC';
}

export function isDay(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = toUtcDate(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}

export const isMonth = (text: string | null): text is string => text !== null && isDay(`${text}-01`);

export function addDays(day: string, count: number): string {
  const date = toUtcDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

export function addMonths(month: string, count: number): string {
  const date = toUtcDate(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOfDay(toDay(date));
}

/** Returns the same day of another month, or the last day of that month if it is shorter. */
export function addMonthsToDay(day: string, count: number): string {
  const month = addMonths(monthOfDay(day), count);
  const last = lastDayOfMonth(month);
  const sameDay = `${month}${day.slice(7)}`;
  return sameDay < last ? sameDay : last;
}

export const lastDayOfMonth = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The first day of the week, numbered as in `Date.getUTCDay`. Chinese calendars begin with Monday, English calendars with Sunday. */
export const firstWeekday = (language: string): number => (language === 'zh-Hans' ? 1 : 0);

/** Returns the position of a day in its week, from 0 to 6. */
export const positionInWeek = (day: string, weekStart: number): number =>
  (toUtcDate(day).getUTCDay() - weekStart + DAYS_PER_WEEK) % DAYS_PER_WEEK;

/** Returns the weeks of a month. The days of the first and the last week that belong to other months are null. */
export function weeksOfMonth(month: string, weekStart: number): (string | null)[][] {
  const first = `${month}-01`;
  const dayCount = Number(lastDayOfMonth(month).slice(8));
  const offset = positionInWeek(first, weekStart);
  return Array.from({ length: Math.ceil((offset + dayCount) / DAYS_PER_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (__, position) => {
      const index = week * DAYS_PER_WEEK + position - offset;
      return index >= 0 && index < dayCount ? addDays(first, index) : null;
    }),
  );
}

/**
 * Returns the day to which a key moves the focus from `day` in a calendar's grid, according to the ARIA grid pattern; null for other keys. With
 * Shift, the page keys lead to another year.
 */
export function dayAfterKey(key: string, isShifted: boolean, day: string, weekStart: number): string | null {
  const position = positionInWeek(day, weekStart);
  const months = isShifted ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_PER_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_PER_WEEK);
    case 'Home':
      return addDays(day, -position);
    case 'End':
      return addDays(day, DAYS_PER_WEEK - 1 - position);
    case 'PageUp':
      return addMonthsToDay(day, -months);
    case 'PageDown':
      return addMonthsToDay(day, months);
    default:
      return null;
  }
}
