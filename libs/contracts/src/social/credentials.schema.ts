import { z } from 'zod';
import { storableText } from '../common.schema.ts';

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

export const credentialsSchema = z.object({
  username: storableText(200, 'Username is required').min(1, { error: 'Username is required' }),
  password: storableText(PASSWORD_MAX_LENGTH, 'Password is required').min(1, { error: 'Password is required' }),
});

export const passwordChangeSchema = z.object({
  currentPassword: credentialsSchema.shape.password,
  newPassword: passwordSchema,
});
