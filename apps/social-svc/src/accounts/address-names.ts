import { type ExternalIdentity, USERNAME_MIN_LENGTH } from '@memory/contracts';
import { RANDOM_DIGITS_AT_END } from './suggest-username.ts';

/**
 * Rules that recognize names made of an email address. At most friends may see an email address, but usernames, first names and last names are
 * public. Sign-in providers often give an email address, or the part before its at sign, as the name of a user.
 */

/** The characters that separate an address from other text of a claim, as in `Anna <anna@school.example>`. */
const AROUND_ADDRESS = /[\s<>"'(),;:]+/u;

interface Address {
  readonly local: string;
  readonly whole: string;
}

/** Returns all email addresses in the claims of a provider and the account's own email address, in lower case. */
export const addressesOf = (
  { suggestedUsername, verifiedEmail, addresses = [] }: ExternalIdentity,
  email: string | null = null,
): Address[] =>
  [suggestedUsername, verifiedEmail, email, ...addresses]
    .flatMap((text) => fold(text ?? '').split(AROUND_ADDRESS))
    .filter((word) => word.includes('@'))
    .map((whole) => ({ whole, local: whole.slice(0, whole.lastIndexOf('@')) }));

/**
 * Whether a username is an email address, a part of one of the given addresses, or contains the part before the at sign of a given address. Ignores
 * case, character width, punctuation, and digits that `suggestUsername` has appended.
 */
export function isUsernameFromAddress(username: string, addresses: readonly Address[]): boolean {
  if (fold(username).includes('@')) return true;
  const letters = lettersOf(username.replace(RANDOM_DIGITS_AT_END, ''));
  if (letters === '') return false;
  return addresses.some(
    ({ whole, local }) =>
      lettersOf(whole).includes(letters) ||
      [local, local.split('+')[0] ?? '']
        .map(lettersOf)
        .some((part) => part.length >= USERNAME_MIN_LENGTH && letters.includes(part)),
  );
}

/**
 * Whether a first or last name is an email address, or the complete part before the at sign of an address (`anna.mueller`). A shorter part of an
 * address may be a real name, because addresses often contain names.
 */
export const isNameFromAddress = (name: string, addresses: readonly Address[]): boolean =>
  fold(name).includes('@') || (/[._+\d]/.test(name) && addresses.some(({ local }) => local === fold(name).trim()));

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
