import { randomInt } from 'node:crypto';
import { USERNAME_MAX_LENGTH, usernameSchema } from '@memory/contracts';
import { normalizeWidth, truncateCharacters } from '@memory/contracts/text';

const DIGITS = 6;

/** The digits that `suggestUsername` appends. */
export const RANDOM_DIGITS_AT_END = new RegExp(String.raw`-\d{${DIGITS}}$`);

/**
 * Returns a valid username for a user who has not chosen one: the OpenID Connect provider's suggestion without spaces and
 * invisible characters. Random digits are appended from the second attempt on, or when there is no valid suggestion.
 */
export function suggestUsername(suggestion: string | null | undefined, attempt: number): string {
  const base = normalizeWidth(suggestion ?? '').replaceAll(/[\s\p{C}\p{DI}]+/gu, '');
  const withoutDigits = usernameSchema.safeParse(base);
  if (attempt === 0 && withoutDigits.success) return withoutDigits.data;
  const truncated = truncateCharacters(base || 'friend', USERNAME_MAX_LENGTH - DIGITS - 1);
  return `${truncated}-${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;
}
