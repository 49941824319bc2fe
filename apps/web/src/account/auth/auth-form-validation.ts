import {
  type InstallationConfig,
  PASSWORD_MIN_LENGTH,
  STRONG_PASSWORD_MIN_LENGTH,
  USERNAME_MIN_LENGTH,
} from '@memory/contracts';
import { countCharacters, normalizePassword, normalizeWidth } from '@memory/contracts/text';
import type { FieldError, FieldErrors, FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiRequestError } from '../../lib/api.ts';

/* The forms are validated by hand-written functions, because a schema library would double the JavaScript of the sign-in page. The server
   validates every request by the contract anyway. The fields themselves see to texts that are too long. A validation error is represented by its translation key. */
type ErrorKey = `auth.errors.${string}`;
type FieldErrorKeys<Fields> = Partial<Record<keyof Fields, ErrorKey>>;

export interface SignInFields {
  username: string;
  password: string;
}

export interface RegistrationFields extends SignInFields {
  email: string;
  firstName: string;
  lastName: string;
  /** The class code, which some installations require. */
  invitationCode: string;
}

/** The settings of the installation that change what a registration must contain; undefined until they are loaded. */
export type RegistrationSettings = Pick<InstallationConfig, 'registration' | 'passwordRules'> | undefined;

/** Matches an email address: text before and after exactly one @, with a dot in the text after the @. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

export function validateSignIn({ username, password }: SignInFields): FieldErrorKeys<SignInFields> {
  return {
    ...(normalizeWidth(username) === '' && { username: 'auth.errors.usernameRequired' }),
    ...(password === '' && { password: 'auth.errors.passwordRequired' }),
  };
}

export function validateRegistration(
  { username, password, email, invitationCode }: RegistrationFields,
  settings?: RegistrationSettings,
): FieldErrorKeys<RegistrationFields> {
  const usernameErrorKey = usernameError(normalizeWidth(username));
  const passwordErrorKey = newPasswordError(password, settings);
  const lacksCode = settings?.registration === 'invited' && invitationCode.trim() === '';
  return {
    ...(lacksCode && { invitationCode: 'auth.errors.classCodeRequired' }),
    ...(usernameErrorKey && { username: usernameErrorKey }),
    ...(passwordErrorKey && { password: passwordErrorKey }),
    ...(email.trim() !== '' && !EMAIL.test(normalizeWidth(email)) && { email: 'auth.errors.email' }),
  };
}

function usernameError(username: string): ErrorKey | null {
  if (countCharacters(username) < USERNAME_MIN_LENGTH) return 'auth.errors.usernameShort';
  return /\s/u.test(username) ? 'auth.errors.usernameSpaces' : null;
}

/** Checks whether a new password is long enough. The server alone knows which passwords are too common. */
export function newPasswordError(password: string, settings: RegistrationSettings): ErrorKey | null {
  const isStrong = settings?.passwordRules === 'strong';
  const length = countCharacters(normalizePassword(password));
  if (isStrong && length < STRONG_PASSWORD_MIN_LENGTH) return 'auth.errors.passwordTooShort';
  return length < PASSWORD_MIN_LENGTH ? 'auth.errors.passwordShort' : null;
}

/** Turns a validation function into a resolver for react-hook-form's `resolver` option. */
export function resolverOfValidation<Fields extends FieldValues>(
  validate: (fields: Fields) => FieldErrorKeys<Fields>,
): Resolver<Fields> {
  return (fields) => {
    const errorKeys = Object.entries<string>(validate(fields) as Record<string, string>);
    const errors = Object.fromEntries(errorKeys.map(([field, message]) => [field, { type: 'rule', message }]));
    return errorKeys.length === 0
      ? { values: fields, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Fields> };
  };
}

/** The request body of a registration, without the optional fields that are empty. */
export function toRegistrationRequest({ username, password, ...optional }: RegistrationFields) {
  const filledIn = Object.entries(optional).filter(([, value]) => value.trim() !== '');
  return { username, password, ...(Object.fromEntries(filledIn) as Partial<typeof optional>) };
}

/** Shows the server's messages for single fields below these fields of the form, and moves the focus to the first one. */
export function showFieldErrors<Fields extends FieldValues>(error: unknown, setError: UseFormSetError<Fields>): void {
  if (!(error instanceof ApiRequestError)) return;
  for (const [index, { path, message }] of error.fields.entries())
    setError(path as Path<Fields>, { type: 'server', message }, { shouldFocus: index === 0 });
}

/**
 * Returns a function that translates a form error. The error's message is either a translation key or a complete sentence from the server.
 */
export function useFieldErrorMessage(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation();
  return (error) => (error?.message ? t(error.message as 'auth.errors.email', error.message) : undefined);
}
