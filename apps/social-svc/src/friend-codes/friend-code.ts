import { randomInt } from 'node:crypto';

/**
 * The characters of friend codes: capital letters and digits that are not mistaken for each other when a code is copied from paper (no 0, 1,
 * I, L or O), without vowels, so that no code spells a word.
 */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';

/**
 * The length of a code. There are 28^8 codes, about 4·10^11. A network address may try 200 wrong codes per hour. If 2,000 codes are valid, such an
 * address would find a valid code after some hundred years, and a found code only allows a friend request.
 */
const LENGTH = 8;
const GROUP_LENGTH = LENGTH / 2;

/** Creates a random code, as it is stored: `K7QD3XVM`. */
export const createFriendCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns a stored code in two groups, as people read it: `K7QD-3XVM`. */
export const presentFriendCode = (code: string): string => `${code.slice(0, GROUP_LENGTH)}-${code.slice(GROUP_LENGTH)}`;
