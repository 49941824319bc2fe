import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the OWASP minimum (19 MiB, 2 passes, 1 lane). Explicit, so that an upgrade of the library cannot change it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and verifies passwords. Neither passwords nor hashes ever leave this service. */
@Injectable()
export class PasswordHasher {
  private readonly decoyHash: Promise<string>;

  constructor() {
    this.decoyHash = this.hash(randomBytes(32).toString('base64'));
  }

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /**
   * Whether the password matches the hash. Without a hash (no such account) it verifies against a decoy and returns false, so that the
   * response time does not reveal which usernames exist.
   */
  async verify(password: string, passwordHash: string | undefined): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.decoyHash), password);
    return matches && passwordHash !== undefined;
  }
}
