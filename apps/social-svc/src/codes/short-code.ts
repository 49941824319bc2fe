import { randomInt } from 'node:crypto';
import { normalizeCode } from '@memory/contracts/text';
import { hashRaw } from '@node-rs/argon2';

/**
 * The characters of codes that people copy from paper or a blackboard: capital letters and digits that are not mistaken for each other (no 0, 1, I, L
 * or O), without vowels, so that no code spells a word.
 */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';

/**
 * The length of a code. There are 28^8 codes, about 4·10^11. Guesses are limited for each network address: at 1,000 an hour (registrations, the most
 * generous limit) and with a hundred valid codes, an address would find one after some 400 years.
 */
const LENGTH = 8;
const GROUP_LENGTH = LENGTH / 2;

/**
 * All codes have the same salt, because a code is looked up by its hash. The hash is as slow as the hash of a password: an attacker with a stolen
 * backup could reverse a fast hash of such a short code within minutes.
 */
const HASH_OPTIONS = { salt: Buffer.from('memory.invitation-code'), memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Creates a random code without groups: `K7QD3XVM`. */
export const createShortCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns a code in two groups, as people read it: `K7QD-3XVM`. */
export const presentShortCode = (code: string): string => `${code.slice(0, GROUP_LENGTH)}-${code.slice(GROUP_LENGTH)}`;

/**
 * Returns the hash under which the code of an invitation, a family or a device is stored. Ignores case, character width, and spaces and hyphens
 * between the characters.
 */
export const hashShortCode = (code: string): Promise<Buffer> => hashRaw(normalizeCode(code), HASH_OPTIONS);
