const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

// cached: constructing a formatter is expensive
const english = {
  day: new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
  time: new Intl.DateTimeFormat('en-US', { ...CLOCK, hour12: true }),
};
const chinese = {
  day: new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'long', day: 'numeric' }),
  time: new Intl.DateTimeFormat('zh-CN', { ...CLOCK, hour: '2-digit', hourCycle: 'h23' }),
};

/** Date and time in the browser's time zone: 'MMMM d, yyyy • h:mm a' in English. `time` is ISO 8601. */
export function formatDateTime(time: string, language: string): string {
  const { day, time: clock } = language === 'zh-Hans' ? chinese : english;
  const moment = new Date(time);
  // browsers put a narrow no-break space before AM and PM
  return `${day.format(moment)} • ${clock.format(moment).replaceAll('\u202f', ' ')}`;
}
