import { format } from 'date-fns/format';

// no locale data is loaded for Chinese: its months are numbers
const FORMATS: Record<string, string> = { en: 'MMMM d, yyyy • h:mm a', 'zh-Hans': 'yyyy年M月d日 • HH:mm' };

/** When a memory was made, in the reader's own time zone. `time` is ISO-8601; an unknown language reads as English. */
export function formatMoment(time: string, language: string): string {
  return format(new Date(time), FORMATS[language] ?? FORMATS.en ?? '');
}
