import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** argon2id at the OWASP minimum (19 MiB, 2 passes, 1 lane), written out so that an upgrade cannot change it unseen. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes and checks password hashes. Neither passwords nor hashes ever leave this service. */
@Injectable()
export class Passwords {
  private readonly decoy: Promise<string>;

  constructor() {
    this.decoy = this.hash(randomBytes(32).toString('base64'));
  }

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** Whether the password fits. Without a hash (no such account) it does the same work and says no, so that time tells nothing. */
  async fits(password: string, passwordHash: string | undefined): Promise<boolean> {
    const fits = await verify(passwordHash ?? (await this.decoy), password);
    return fits && passwordHash !== undefined;
  }
}
