import { randomInt } from 'node:crypto';
import { normalizeCode } from '@memory/contracts/text';
import { hashRaw } from '@node-rs/argon2';

/**
 * The characters of invitation codes: capital letters and digits that are not mistaken for each other when a code is read from a blackboard
 * (no 0, 1, I, L or O), without vowels, so that no code spells a word.
 */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';

/**
 * The length of a code. There are 28^8 codes, about 4·10^11: A network address may attempt 1,000 registrations per hour. If a hundred invitations
 * are valid, such an address would find a valid code after some 400 years.
 */
const LENGTH = 8;
const GROUP_LENGTH = LENGTH / 2;

/**
 * All codes have the same salt, because an invitation is looked up by the hash of its code. The hash is as slow as the hash of a password: an
 * attacker with a stolen backup could reverse a fast hash of such a short code within minutes.
 */
const HASH_OPTIONS = { salt: Buffer.from('memory.invitation-code'), memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Creates a random code, in two groups of four characters as people read it: `K7QD-3XVM`. */
export function createInvitationCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${characters.slice(0, GROUP_LENGTH)}-${characters.slice(GROUP_LENGTH)}`;
}

/** Returns the hash under which a code is stored. Ignores case, character width, and spaces and hyphens between the characters. */
export function hashInvitationCode(code: string): Promise<Buffer> {
  return hashRaw(normalizeCode(code), HASH_OPTIONS);
}
