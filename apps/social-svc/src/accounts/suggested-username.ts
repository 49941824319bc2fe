import { randomInt } from 'node:crypto';
import { USERNAME_MAX_LENGTH, usernameSchema } from '@memory/contracts';

const DIGITS = 6;

/**
 * A username to try for somebody who never chose one: what the provider suggests, made to fit our rules, and from the second
 * attempt on with digits behind it that nobody else has, most likely.
 */
export function suggestUsername(suggestion: string | null | undefined, attempt: number): string {
  const base = (suggestion ?? '').normalize('NFKC').replaceAll(/[\s\p{C}]+/gu, '');
  const plain = usernameSchema.safeParse(base);
  if (attempt === 0 && plain.success) return plain.data;
  return `${[...(base || 'friend')].slice(0, USERNAME_MAX_LENGTH - DIGITS - 1).join('')}-${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;
}
