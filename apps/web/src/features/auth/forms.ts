import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '@memory/contracts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/*
 * The few rules of these forms are written out: a schema library would double what somebody loads who only wants to sign in, and
 * the server judges by the contract in any case. A problem is a key of the dictionaries.
 */
type Problem = `auth.errors.${string}`;
type Problems<Fields> = Partial<Record<keyof Fields, Problem>>;

export interface SignInFields {
  username: string;
  password: string;
}

export interface RegistrationFields extends SignInFields {
  email: string;
  firstName: string;
  lastName: string;
}

/** Something before and after one @, with a dot in what follows. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

export function signInProblems({ username, password }: SignInFields): Problems<SignInFields> {
  return {
    ...(username === '' && { username: 'auth.errors.usernameRequired' }),
    ...(password === '' && { password: 'auth.errors.passwordRequired' }),
  };
}

export function registrationProblems({ username, password, email }: RegistrationFields): Problems<RegistrationFields> {
  const ofUsername = usernameProblem(username);
  const ofPassword = passwordProblem(password);
  return {
    ...(ofUsername && { username: ofUsername }),
    ...(ofPassword && { password: ofPassword }),
    ...(email !== '' && !EMAIL.test(email) && { email: 'auth.errors.email' }),
  };
}

function usernameProblem(username: string): Problem | null {
  if (username.length < USERNAME_MIN_LENGTH) return 'auth.errors.usernameShort';
  if (username.length > USERNAME_MAX_LENGTH) return 'auth.errors.usernameLong';
  return /\s/u.test(username) ? 'auth.errors.usernameSpaces' : null;
}

function passwordProblem(password: string): Problem | null {
  if (password.length < PASSWORD_MIN_LENGTH) return 'auth.errors.passwordShort';
  return password.length > PASSWORD_MAX_LENGTH ? 'auth.errors.passwordLong' : null;
}

/** The problems in the form in which react-hook-form takes them. */
export function resolve<Fields extends FieldValues>(
  problemsOf: (fields: Fields) => Problems<Fields>,
): Resolver<Fields> {
  return (fields) => {
    const problems = Object.entries<string>(problemsOf(fields) as Record<string, string>);
    const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }]));
    return problems.length === 0
      ? { values: fields, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Fields> };
  };
}

/** Optional fields that were left empty are not sent at all. */
export function registrationPayload({ username, password, ...optional }: RegistrationFields) {
  const given = Object.entries(optional).filter(([, value]) => value.trim() !== '');
  return { username, password, ...(Object.fromEntries(given) as Partial<typeof optional>) };
}
