import { formatIsoDate } from '../../lib/format-date.ts';

/** Characters that file systems reject, and leading dots, which make a file hidden or a path relative. */
const UNSAFE_CHARACTERS = /[\\/:*?"<>|\p{Cc}\p{Cf}]|^\.+/gu;

/** `{firstName or My}-Memory-Timeline-{yyyy-MM-dd}.pdf`; the date is that of the device's time zone. */
export function bookFileName(firstName: string | null, now: Date): string {
  const name = (firstName ?? '').replaceAll(UNSAFE_CHARACTERS, '').trim().slice(0, 60);
  return `${name || 'My'}-Memory-Timeline-${formatIsoDate(now)}.pdf`;
}
