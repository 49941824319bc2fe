const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

// made once: making one costs more than using it a hundred times
const english = {
  day: new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
  time: new Intl.DateTimeFormat('en-US', { ...CLOCK, hour12: true }),
};
const chinese = {
  day: new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'long', day: 'numeric' }),
  time: new Intl.DateTimeFormat('zh-CN', { ...CLOCK, hour: '2-digit', hourCycle: 'h23' }),
};

/** When a memory was made, in the reader's own time zone: 'MMMM d, yyyy • h:mm a' in English. `time` is ISO-8601. */
export function formatDateTime(time: string, language: string): string {
  const { day, time: clock } = language === 'zh-Hans' ? chinese : english;
  const moment = new Date(time);
  // between time and AM, browsers put a narrow space of their own
  return `${day.format(moment)} • ${clock.format(moment).replaceAll('\u202f', ' ')}`;
}
