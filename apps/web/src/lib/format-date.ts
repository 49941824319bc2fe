const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const LONG_MONTH = { year: 'numeric', month: 'long' } as const;

// The formatters are constructed only once, because constructing one is expensive.
const english = {
  date: new Intl.DateTimeFormat('en-US', LONG_DATE),
  month: new Intl.DateTimeFormat('en-US', LONG_MONTH),
  time: new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true }),
};
const chinese = {
  date: new Intl.DateTimeFormat('zh-CN', LONG_DATE),
  month: new Intl.DateTimeFormat('zh-CN', LONG_MONTH),
  time: new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
};
// The Swedish locale formats dates as ISO 8601 does.
const isoDate = new Intl.DateTimeFormat('sv-SE');

const formattersOf = (language: string) => (language === 'zh-Hans' ? chinese : english);

/** Formats a date and time in the browser's time zone, in English as 'MMMM d, yyyy • h:mm a'. `time` is in ISO 8601. */
export function formatDateTime(time: string, language: string): string {
  const formatters = formattersOf(language);
  const date = new Date(time);
  // Browsers put a narrow no-break space before AM and PM, which is replaced by a space.
  return `${formatters.date.format(date)} • ${formatters.time.format(date).replaceAll('\u202f', ' ')}`;
}

/** Formats a date in the browser's time zone: 'March 8, 2026', '2026年3月8日'. `time` is in ISO 8601. */
export const formatDate = (time: string, language: string): string =>
  formattersOf(language).date.format(new Date(time));

/** Formats month and year in the browser's time zone: 'March 2026', '2026年3月'. */
export const formatMonth = (date: Date, language: string): string => formattersOf(language).month.format(date);

/** Formats a date in the browser's time zone as yyyy-MM-dd. */
export const formatIsoDate = (date: Date): string => isoDate.format(date);
