import { z } from 'zod';
import { normalizeWidth } from '../text/normalize-text.ts';
import { PASSWORD_MAX_LENGTH, SIGN_IN_NAME_MAX_LENGTH, USERNAME_MAX_LENGTH } from '../text/text-limits.ts';
import { halfWidthLine, passwordText } from '../text/text.schema.ts';

export const USERNAME_MIN_LENGTH = 3;
export const PASSWORD_MIN_LENGTH = 6;
/** The minimum length of new passwords on installations with strong password rules. */
export const STRONG_PASSWORD_MIN_LENGTH = 8;

/**
 * Matches only visible characters, because a username with an invisible character looks the same as the username without it. `\p{C}` lacks invisible
 * characters such as the Hangul fillers and the variation selectors, which `\p{DI}` (default ignorable) contains; U+2800 is a blank Braille cell.
 * U+FE0F remains allowed where it shows an emoji in colour (❤️) or in a keycap (1️⃣).
 */
const VISIBLE = /^(?:[^\s\p{C}\p{DI}\u2800]|(?<=\p{Extended_Pictographic})\uFE0F|\uFE0F(?=\u20E3))+$/u;

/**
 * A username as users type it. NFKC normalization converts full-width letters to half-width ones (Ｍei to Mei) before the length is checked.
 */
export const usernameSchema = halfWidthLine(USERNAME_MAX_LENGTH, {
  required: 'Username is required',
  min: USERNAME_MIN_LENGTH,
  tooShort: 'Username must be at least 3 characters',
  tooLong: 'Username must be at most 50 characters',
}).refine((username) => VISIBLE.test(username), { error: 'Username must not contain spaces' });

/**
 * Returns the form in which usernames are compared. NFKC unifies full-width and half-width letters. Converting to upper case and then to
 * lower case also unifies ß with ss, and the two lower-case forms of the Greek sigma.
 */
export const normalizeUsername = (username: string): string =>
  normalizeWidth(normalizeWidth(username).toUpperCase().toLowerCase());

export const passwordSchema = passwordText(PASSWORD_MAX_LENGTH, {
  required: 'Password is required',
  min: PASSWORD_MIN_LENGTH,
  tooShort: 'Password must be at least 6 characters',
});

/** The messages for passwords that the strong rules reject. social-svc checks these rules, because they depend on the installation. */
export const strongPasswordMessages = {
  tooShort: 'Password must be at least 8 characters',
  isUsername: 'Password must not be your username',
  isCommon: 'This password is too easy to guess, because many people use it. Please choose another.',
} as const;

export const credentialsSchema = z.object({
  username: halfWidthLine(SIGN_IN_NAME_MAX_LENGTH, { required: 'Username is required' }),
  password: passwordText(PASSWORD_MAX_LENGTH, { required: 'Password is required' }),
});
export type Credentials = z.output<typeof credentialsSchema>;

export const passwordChangeSchema = z.object({
  currentPassword: credentialsSchema.shape.password,
  newPassword: passwordSchema,
});
export type PasswordChange = z.output<typeof passwordChangeSchema>;
