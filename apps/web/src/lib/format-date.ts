const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const LONG_MONTH = { year: 'numeric', month: 'long' } as const;

const formats = {
  'en-US': { date: LONG_DATE, month: LONG_MONTH, time: { hour: 'numeric', minute: '2-digit', hour12: true } },
  'zh-CN': { date: LONG_DATE, month: LONG_MONTH, time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } },
} as const;

/** The formatters in use. Each is constructed once, at its first use, because constructing one is expensive. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: string, part: 'date' | 'month' | 'time'): Intl.DateTimeFormat {
  const locale = language === 'zh-Hans' ? 'zh-CN' : 'en-US';
  const known = formatters.get(`${locale} ${part}`);
  const formatter = known ?? new Intl.DateTimeFormat(locale, formats[locale][part]);
  if (!known) formatters.set(`${locale} ${part}`, formatter);
  return formatter;
}

/** Formats a date and time in the browser's time zone, in English as 'MMMM d, yyyy • h:mm a'. `time` is in ISO 8601. */
export function formatDateTime(time: string, language: string): string {
  const date = new Date(time);
  // Browsers put a narrow no-break space before AM and PM, which is replaced by a space.
  return `${formatterOf(language, 'date').format(date)} • ${formatterOf(language, 'time').format(date).replaceAll('\u202f', ' ')}`;
}

/** Formats a date in the browser's time zone: 'March 8, 2026', '2026年3月8日'. `time` is in ISO 8601. */
export const formatDate = (time: string, language: string): string =>
  formatterOf(language, 'date').format(new Date(time));

/** Formats month and year in the browser's time zone: 'March 2026', '2026年3月'. */
export const formatMonth = (date: Date, language: string): string => formatterOf(language, 'month').format(date);

/** Formats a date in the browser's time zone as yyyy-MM-dd. */
export function formatIsoDate(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
