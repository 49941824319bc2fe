import { formatIsoDate } from '../../lib/format-date.ts';

/** Matches characters that file systems reject, and leading dots, which would hide the file or make its path relative. */
const UNSAFE_CHARACTERS = /[\\/:*?"<>|\p{Cc}\p{Cf}]|^\.+/gu;

/** The maximum number of code points of the first name in the file name, because file systems allow 255 bytes. */
const NAME_MAX = 50;

/**
 * The name of the book's PDF file, such as `Mei-Memory-Timeline-2026-03-31.pdf`. A user without a first name gets `My` instead. The date is
 * today's date in the device's time zone.
 */
export function bookFileName(firstName: string | null, now: Date): string {
  const name = Array.from((firstName ?? '').replaceAll(UNSAFE_CHARACTERS, '').trim())
    .slice(0, NAME_MAX)
    .join('');
  return `${name || 'My'}-Memory-Timeline-${formatIsoDate(now)}.pdf`;
}
