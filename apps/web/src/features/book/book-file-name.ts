import { formatIsoDate } from '../../lib/format-date.ts';

/** What no common file system takes in a name, and what would make it a hidden or a relative one. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}]|^\.+/gu;

/** `{firstName or My}-Memory-Timeline-{yyyy-MM-dd}.pdf`, as the product names its books. */
export function bookFileName(firstName: string | null, now: Date): string {
  const name = (firstName ?? '').replaceAll(UNSAFE, '').trim().slice(0, 60);
  return `${name || 'My'}-Memory-Timeline-${formatIsoDate(now)}.pdf`;
}
