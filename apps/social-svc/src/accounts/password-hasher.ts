import { randomBytes } from 'node:crypto';
import { normalizePassword } from '@memory/contracts/text';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/**
 * The parameters of argon2id: the minimum that OWASP recommends (19 MiB of memory, 2 passes, 1 lane). They are stated here, so that an
 * upgrade of the library cannot change them.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const HASH_PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/;

/** Hashes and verifies passwords. Neither passwords nor hashes ever leave this service. */
@Injectable()
export class PasswordHasher {
  private decoyHash: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(normalizePassword(password), COST);
  }

  /**
   * Whether the password matches the hash. When the account does not exist (no hash), the password is compared with a decoy hash, so that the
   * response time does not reveal which usernames exist; the result is then false. A password that is not in its normal form is compared a second
   * time as it was typed, because earlier releases hashed the typed text. The second comparison also uses the decoy hash when the account does not
   * exist.
   */
  async verify(password: string, passwordHash: string | undefined): Promise<boolean> {
    // The decoy hash is made at the first sign-in, whether or not the account exists, because hashing takes 19 MB of memory and would increase the
    // memory use at start.
    const decoyHash = await (this.decoyHash ??= this.hash(randomBytes(32).toString('base64')));
    const normalized = normalizePassword(password);
    const matches =
      (await verify(passwordHash ?? decoyHash, normalized)) ||
      (normalized !== password && (await verify(passwordHash ?? decoyHash, password)));
    return matches && passwordHash !== undefined;
  }

  /** Whether the hash was made with less memory or fewer passes than a new hash, or with another algorithm. */
  isOutdated(passwordHash: string): boolean {
    const [, memoryCost = 0, timeCost = 0] = HASH_PATTERN.exec(passwordHash) ?? [];
    return Number(memoryCost) < COST.memoryCost || Number(timeCost) < COST.timeCost;
  }
}
