import { randomInt } from 'node:crypto';
import { normalizeCode } from '@memory/contracts/text';

/**
 * The characters of reset codes: capital letters and digits that are not mistaken for each other when a code is copied from paper (no 0, 1,
 * I, L or O), without vowels, so that no code spells a word.
 */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** There are 28^20 codes, about 9·10^28. */
const LENGTH = 20;
const GROUP_LENGTH = 4;
/**
 * The length of the first part of a code. A stored code is found by its first part, so that wrong guesses of the code can be counted. The remaining
 * characters have 28^12 values, about 2·10^17; an attacker who knows the first part may try five of these values.
 */
const SELECTOR_LENGTH = 8;

/** Creates a random code in groups, as people read it: `K7QD-3XVM-9HTB-2WPC-RJ5F`. */
export function createResetCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return characters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))!.join('-');
}

/** Returns the first part of a code. */
export const resetCodeSelector = (code: string): string => normalizeCode(code).slice(0, SELECTOR_LENGTH);
