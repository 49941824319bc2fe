import { z } from 'zod';
import { idSchema, mediaUrlSchema, storableText, timeSchema } from '../common.schema.ts';

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 50;
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;

/** NFKC unifies full-width and half-width letters (Ｍei = Mei) before length and uniqueness are checked. */
export const usernameSchema = storableText(200, 'Username is required')
  .transform((value) => value.normalize('NFKC'))
  .pipe(
    z
      .string()
      .min(USERNAME_MIN_LENGTH, { error: 'Username must be at least 3 characters' })
      .max(USERNAME_MAX_LENGTH, { error: 'Username must be at most 50 characters' })
      .regex(/^[^\s\p{C}]+$/u, { error: 'Username must not contain spaces' }),
  );

/**
 * The form in which usernames are compared. NFKC unifies full-width and half-width letters; upper case, then lower case, unifies ß with
 * ss, and final with other sigma.
 */
export const normalizeUsername = (username: string): string =>
  username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

export const passwordSchema = storableText(PASSWORD_MAX_LENGTH, 'Password is required').min(PASSWORD_MIN_LENGTH, {
  error: 'Password must be at least 6 characters',
});

const emailSchema = z.email({ error: 'Please enter a valid email' }).max(254);
const optionalName = storableText(100)
  .transform((value) => value.trim())
  .nullish();

export const registrationSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  email: z.union([z.literal(''), emailSchema], { error: 'Please enter a valid email' }).nullish(),
  firstName: optionalName,
  lastName: optionalName,
});

export const credentialsSchema = z.object({
  username: storableText(200, 'Username is required').min(1, { error: 'Username is required' }),
  password: storableText(PASSWORD_MAX_LENGTH, 'Password is required').min(1, { error: 'Password is required' }),
});

export const BIO_MAX_LENGTH = 1_000;
/**
 * The maximum length of the whole data URL in characters. The data URL of an emoji avatar, 100 × 100 pixels, has a few thousand
 * characters.
 */
export const AVATAR_DATA_URL_MAX_LENGTH = 64 * 1024;
export const EARLIEST_BIRTH_DATE = '1900-01-01';
/** The largest offset of a time zone from UTC, in milliseconds: a birth date may be the current date of any time zone. */
const FARTHEST_AHEAD_MS = 14 * 3_600_000;

const hasCome = (date: string): boolean =>
  date <= new Date(Date.now() + FARTHEST_AHEAD_MS).toISOString().slice(0, date.length);

const birthDateSchema = z.iso
  .date({ error: 'Please enter a valid date' })
  .refine((date) => date >= EARLIEST_BIRTH_DATE && hasCome(date), { error: 'Please enter a valid date' });

const avatarDataUrlSchema = z
  .string()
  .max(AVATAR_DATA_URL_MAX_LENGTH)
  .regex(/^data:image\/png;base64,(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/);

/** Fields that are left out are not changed; null or '' clears an optional field. There is no `email`, because users cannot change it. */
export const profileChangesSchema = z.object({
  username: usernameSchema.optional(),
  firstName: optionalName,
  lastName: optionalName,
  birthDate: z.union([z.literal(''), birthDateSchema], { error: 'Please enter a valid date' }).nullish(),
  bio: storableText(BIO_MAX_LENGTH)
    .transform((value) => value.trim())
    .nullish(),
  /** The media URL of an uploaded image, or a PNG data URL (the emoji avatar), which is stored as a file and returned as its URL. */
  profileImageUrl: z
    .union([z.literal(''), mediaUrlSchema, avatarDataUrlSchema], {
      error: 'Please choose a picture you uploaded, or draw a smaller one (a PNG of at most 64 KB).',
    })
    .nullish(),
});
export type ProfileChanges = z.output<typeof profileChangesSchema>;

export const passwordChangeSchema = z.object({
  currentPassword: credentialsSchema.shape.password,
  newPassword: passwordSchema,
});

export const USER_SEARCH_MAX_LENGTH = 100;
const NAME_MISSING = 'Please write a name to look for.';
export const userSearchQuerySchema = z.object({
  q: storableText(USER_SEARCH_MAX_LENGTH, NAME_MISSING).min(1, { error: NAME_MISSING }),
});

export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: z.iso.date().nullable(),
  bio: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type User = z.infer<typeof userSchema>;

/** The part of an account that is shown to every viewer of its entries. */
export const publicProfileSchema = userSchema.pick({
  id: true,
  username: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

/** `pending`: the other user has not approved the friendship yet. This occurs only on installations that require approval. */
export const friendshipStates = ['friends', 'pending'] as const;
export type FriendshipState = (typeof friendshipStates)[number];

/** The user whom the viewer added as a friend. While the friendship is pending, the fields that only friends may see are null. */
export const addedFriendSchema = userSchema.extend({ friendship: z.enum(friendshipStates) });
export type AddedFriend = z.infer<typeof addedFriendSchema>;

/**
 * The other user of a friend request. Fields that only friends may see are null. `incoming`: this user sent the request to the viewer;
 * `outgoing`: the viewer sent it to this user.
 */
export const friendRequestSchema = userSchema.extend({
  direction: z.enum(['incoming', 'outgoing']),
  requestedAt: timeSchema,
});
export type FriendRequest = z.infer<typeof friendRequestSchema>;
