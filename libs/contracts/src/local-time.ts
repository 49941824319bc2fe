/** Returns the day in a time zone at a moment, such as 2026-11-22. */
export function localDayAt(moment: Date, timeZone: string): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // The Canadian date format is the same as in ISO 8601.
  return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).format(moment);
}

/**
 * Returns a moment in the local time of a time zone, in ISO 8601 with the UTC offset: 2026-11-22T08:00:00.000+13:00. The text ends with Z when the
 * offset is zero.
 */
export function localTimeAt(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(moment);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}:${part('second')}.${part('fractionalSecond')}`;
  const offset = part('timeZoneName').replace(/^GMT/, '');
  return `${localDayAt(moment, timeZone)}T${time}${offset === '+00:00' || offset === '' ? 'Z' : offset}`;
}
