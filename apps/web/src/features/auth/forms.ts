import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '@memory/contracts';
import * as z from 'zod/mini';

/** A message is a key of the dictionaries: the contract's own sentences are English only. */
type Problem = `auth.errors.${string}`;

const filled = (problem: Problem) => z.string().check(z.minLength(1, problem));

export const signInForm = z.object({
  username: filled('auth.errors.usernameRequired'),
  password: filled('auth.errors.passwordRequired'),
});
export type SignInFields = z.infer<typeof signInForm>;

export const registrationForm = z.object({
  username: z
    .string()
    .check(
      z.minLength(USERNAME_MIN, 'auth.errors.usernameShort'),
      z.maxLength(USERNAME_MAX, 'auth.errors.usernameLong'),
      z.regex(/^\S*$/u, 'auth.errors.usernameSpaces'),
    ),
  password: z
    .string()
    .check(z.minLength(PASSWORD_MIN, 'auth.errors.passwordShort'), z.maxLength(PASSWORD_MAX, 'auth.errors.passwordLong')),
  email: z.union([z.literal(''), z.email('auth.errors.email')]),
  firstName: z.string().check(z.maxLength(100)),
  lastName: z.string().check(z.maxLength(100)),
});
export type RegistrationFields = z.infer<typeof registrationForm>;

/** Optional fields that were left empty are not sent at all. */
export function registrationPayload({ username, password, ...optional }: RegistrationFields) {
  const given = Object.entries(optional).filter(([, value]) => value.trim() !== '');
  return { username, password, ...(Object.fromEntries(given) as Partial<typeof optional>) };
}
