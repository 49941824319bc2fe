import { z } from 'zod';
import { storableText } from './text/text.schema.ts';

/** A UUID, converted to lower case: services compare ids as text, where upper and lower case differ. */
export const idSchema = z
  .uuid({ error: ({ input }) => (input == null ? undefined : 'This was not found in Memory.') })
  .toLowerCase();
export const idParamsSchema = z.object({ id: idSchema });

/** A time in a request or a response: ISO 8601, in UTC. */
export const timeSchema = z.iso.datetime();

export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 100;

/**
 * The query parameters of lists with keyset pagination. Clients take `cursor` from the `Link` header of the previous page; they must not
 * depend on its format, which may change.
 */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
  cursor: storableText(200).optional(),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

/** The URL of an uploaded file, `/media/{id}`. */
export const mediaUrlSchema = z
  .string()
  .max(60)
  .refine(
    (url) =>
      url.startsWith('/media/') && z.uuid().safeParse(fileIdFromMediaUrl(url)).success && url === url.toLowerCase(),
    {
      error: 'This must be a file that was uploaded to Memory.',
    },
  );

export const mediaUrl = (fileId: string): string => `/media/${fileId}`;
export const fileIdFromMediaUrl = (url: string): string => url.slice('/media/'.length);

/** The longest name in the time zone database has 32 characters. */
const TIME_ZONE_MAX_LENGTH = 64;

/** The name of a time zone in the IANA database. Offsets are rejected, because PostgreSQL reads their sign the other way round. */
export const timeZoneSchema = storableText(TIME_ZONE_MAX_LENGTH).refine(
  (name) => /^[A-Z][\w+-]*(\/[A-Z][\w+-]*)*$/i.test(name) && canonicalTimeZone(name) !== null,
  { error: 'This must be the name of a time zone like Asia/Shanghai.' },
);

/** Returns the name under which the runtime knows a time zone; null for an unknown one. */
export function canonicalTimeZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Days and months are between 1970 and 2999: no entry is older, and PostgreSQL cannot store every year that ISO 8601 can express. */
const CALENDAR_YEAR = '(19[7-9]|2\\d\\d)\\d';
export const daySchema = z.iso
  .date({ error: 'This must be a day like 2026-11-22.' })
  .refine((day) => new RegExp(`^${CALENDAR_YEAR}-`).test(day), { error: 'This day is not in the calendar.' });
/** A month between 1970 and 2999, the range that `daySchema` allows for days. */
export const monthSchema = z
  .string()
  .regex(new RegExp(`^${CALENDAR_YEAR}-(0[1-9]|1[0-2])$`), { error: 'This must be a month like 2026-11.' });
