import { z } from 'zod';
import { mediaUrlSchema } from '../common.schema.ts';
import { BIO_MAX_LENGTH } from '../text/text-limits.ts';
import { multiLine } from '../text/text.schema.ts';
import { usernameSchema } from './credentials.schema.ts';
import { optionalNameSchema } from './registration.schema.ts';

/**
 * The maximum length of an avatar's data URL, in characters. The data URL of an emoji avatar (100 × 100 pixels) has a few thousand
 * characters.
 */
export const AVATAR_DATA_URL_MAX_LENGTH = 64 * 1024;

export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** How far ahead of UTC a local time can be, in milliseconds: UTC+14. A birth date is valid when this date has begun in at least one time zone. */
const FARTHEST_AHEAD_MS = 14 * 3_600_000;

const isTodayOrEarlier = (date: string): boolean =>
  date <= new Date(Date.now() + FARTHEST_AHEAD_MS).toISOString().slice(0, date.length);

const birthDateSchema = z.iso
  .date({ error: 'Please enter a valid date' })
  .refine((date) => date >= EARLIEST_BIRTH_DATE && isTodayOrEarlier(date), { error: 'Please enter a valid date' });

const avatarDataUrlSchema = z
  .string()
  .max(AVATAR_DATA_URL_MAX_LENGTH)
  .regex(/^data:image\/png;base64,(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/);

/**
 * A change of the user's profile. Absent fields keep their values; null or '' clears an optional field. There is no `email`, because users
 * cannot change it.
 */
export const profileChangesSchema = z.object({
  username: usernameSchema.optional(),
  firstName: optionalNameSchema,
  lastName: optionalNameSchema,
  birthDate: z.union([z.literal(''), birthDateSchema], { error: 'Please enter a valid date' }).nullish(),
  bio: multiLine(BIO_MAX_LENGTH)
    .transform((value) => value.trim())
    .nullish(),
  /**
   * The media URL of an uploaded image, or a PNG as a data URL (an emoji avatar). A data URL is stored as a file; responses contain the URL
   * of that file.
   */
  profileImageUrl: z
    .union([z.literal(''), mediaUrlSchema, avatarDataUrlSchema], {
      error: 'Please choose a picture you uploaded, or draw a smaller one (a PNG of at most 64 KB).',
    })
    .nullish(),
});
export type ProfileChanges = z.output<typeof profileChangesSchema>;
