import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@memory/contracts';
import { normalizeCode } from '@memory/contracts/text';
import { hashRaw } from '@node-rs/argon2';

/** The characters of recovery codes. People do not mistake these characters for each other on paper, and without vowels no code spells a word. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
/** There are 28^12 codes, about 2·10^17. No code can be found by guessing, not even with a stolen database, because the hash is slow. */
const LENGTH = 12;
const GROUPS = /.{4}(?=.)/g;
/** The cost of a password hash. ASVS 6.5.2 requires such a hash for codes with less than 112 bits. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Creates the recovery codes of an account, in groups of four characters: `K7QD-3XVM-9BCD`. */
export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);

function createRecoveryCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replaceAll(GROUPS, '$&-');
}

/**
 * Returns the hash under which a code is looked up. The salt contains the account's id, so that the same code has different hashes in two accounts.
 */
export async function hashRecoveryCode(accountId: string, code: string): Promise<Uint8Array<ArrayBuffer>> {
  const salt = Buffer.from(`memory.recovery-code ${accountId}`);
  return new Uint8Array(await hashRaw(normalizeCode(code), { ...COST, salt }));
}
