import { z } from 'zod';
import { idSchema, text, timeSchema } from '../common.schema.ts';

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 50;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 200;

/** NFKC makes look-alike widths one name (Ｍei = Mei) before length and uniqueness are judged. */
export const usernameSchema = text(200)
  .transform((value) => value.normalize('NFKC'))
  .pipe(
    z
      .string()
      .min(USERNAME_MIN, { error: 'Username must be at least 3 characters' })
      .max(USERNAME_MAX, { error: 'Username must be at most 50 characters' })
      .regex(/^[^\s\p{C}]+$/u, { error: 'Username must not contain spaces' }),
  );

/** Usernames with the same key are the same username: NFKC folds widths, the two case steps fold ß and final sigma. */
export const usernameKey = (username: string): string =>
  username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

export const passwordSchema = text(PASSWORD_MAX).min(PASSWORD_MIN, { error: 'Password must be at least 6 characters' });

const emailSchema = z.email({ error: 'Please enter a valid email' }).max(254);
const optionalName = text(100)
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
  username: text(200).min(1, { error: 'Username is required' }),
  password: text(PASSWORD_MAX).min(1, { error: 'Password is required' }),
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

/** What anyone may know of a person whose memories they can see. */
export const publicProfileSchema = userSchema.pick({
  id: true,
  username: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;
