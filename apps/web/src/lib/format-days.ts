import { addDays } from './calendar-days.ts';

// A day without a time is parsed as midnight UTC, so it is also formatted in UTC.
const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const formattersFor = (locale: string) => ({
  monthName: formatter(locale, { month: 'long' }),
  shortMonthName: formatter(locale, locale === 'zh-CN' ? { month: 'numeric' } : { month: 'narrow' }),
  day: formatter(locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
  month: formatter(locale, { year: 'numeric', month: 'long' }),
  weekday: formatter(locale, { weekday: 'long' }),
  shortWeekday: formatter(locale, { weekday: locale === 'zh-CN' ? 'narrow' : 'short' }),
});
const english = formattersFor('en-US');
const chinese = formattersFor('zh-CN');
const formattersOf = (language: string) => (language === 'zh-Hans' ? chinese : english);

/** Formats a day: 'Sunday, November 22, 2026', '2026年11月22日星期日'. */
export const formatDay = (day: string, language: string): string => formattersOf(language).day.format(new Date(day));

/** Formats a month: 'November 2026', '2026年11月'. */
export const formatCalendarMonth = (month: string, language: string): string =>
  formattersOf(language).month.format(new Date(`${month}-01`));

/** Formats a month without its year, for the head of a narrow column: 'N' and 'November', '11月'. */
export function formatMonthName(month: string, language: string): { short: string; long: string } {
  const { monthName, shortMonthName } = formattersOf(language);
  const date = new Date(`${month}-01`);
  return { short: shortMonthName.format(date), long: monthName.format(date) };
}

/** Returns the names of the seven weekdays in the order of a week that begins with the given weekday. */
export function weekdayNames(weekStart: number, language: string): { short: string; long: string }[] {
  const sunday = '2026-11-22';
  const { weekday, shortWeekday } = formattersOf(language);
  return Array.from({ length: 7 }, (_, position) => {
    const date = new Date(addDays(sunday, weekStart + position));
    return { short: shortWeekday.format(date), long: weekday.format(date) };
  });
}
