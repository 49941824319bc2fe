import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '@memory/contracts';
import { z } from 'zod';

// messages are keys of the dictionaries: the contract's own sentences are English only
const key = <Key extends `auth.errors.${string}`>(name: Key): { error: Key } => ({ error: name });

export const signInForm = z.object({
  username: z.string().min(1, key('auth.errors.usernameRequired')),
  password: z.string().min(1, key('auth.errors.passwordRequired')),
});
export type SignInFields = z.infer<typeof signInForm>;

export const registrationForm = z.object({
  username: z
    .string()
    .min(USERNAME_MIN, key('auth.errors.usernameShort'))
    .max(USERNAME_MAX, key('auth.errors.usernameLong'))
    .regex(/^\S*$/u, key('auth.errors.usernameSpaces')),
  password: z.string().min(PASSWORD_MIN, key('auth.errors.passwordShort')).max(PASSWORD_MAX, key('auth.errors.passwordLong')),
  email: z.union([z.literal(''), z.email(key('auth.errors.email'))]),
  firstName: z.string().max(100),
  lastName: z.string().max(100),
});
export type RegistrationFields = z.infer<typeof registrationForm>;

/** Optional fields that were left empty are not sent at all. */
export function registrationPayload({ username, password, ...optional }: RegistrationFields) {
  const filled = Object.entries(optional).filter(([, value]) => value.trim() !== '');
  return { username, password, ...(Object.fromEntries(filled) as Partial<typeof optional>) };
}
