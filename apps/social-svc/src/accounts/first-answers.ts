import { createHash } from 'node:crypto';
import { type User, normalizeUsername } from '@memory/contracts';
import { findStoredResponse, type IdempotentRequest } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { Passwords } from './passwords.ts';
import type { Registration } from './register-account.ts';

/**
 * Registrations sent again under the same idempotency key. Whoever registers is nobody yet, so the key becomes the new person's own, and
 * only with their password does it lead to their answer: to anybody else the name is taken, key or no key.
 */
@Injectable()
export class FirstAnswers {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /** What a registration is kept as. The password has no part in the fingerprint: a fast hash of one would be worth stealing. */
  requestOf(userId: string, registration: Registration, key: string | null): IdempotentRequest | null {
    if (key === null) return null;
    const open = JSON.stringify({ ...registration, password: undefined });
    return { userId, key, fingerprint: createHash('sha256').update(open).digest() };
  }

  /** The answer to the first of these, null when there was none. @throws ApiError `idempotency_key_reused` */
  async find(registration: Registration, key: string | null): Promise<User | null> {
    const account =
      key &&
      (await this.database.account.findUnique({ where: { usernameKey: normalizeUsername(registration.username) } }));
    if (!account || !(await this.passwords.fits(registration.password, account.passwordHash))) return null;
    const request = this.requestOf(account.id, registration, key);
    const first = request && (await findStoredResponse(this.database, request));
    return first ? (first.answer as User) : null;
  }
}
