import { createHash } from 'node:crypto';
import { normalizeUsername, type registrationSchema, type User } from '@memory/contracts';
import { findStoredResponse, type IdempotentRequest } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../database.ts';
import { PasswordHasher } from './password-hasher.ts';

export type Registration = z.output<typeof registrationSchema>;

/**
 * Idempotency of registrations. A registration has no viewer, so its idempotency key is stored under the new user's id. A repeat is
 * recognised only with the right password; with another one it fails with `username_taken`.
 */
@Injectable()
export class RegistrationReplay {
  constructor(
    private readonly database: Database,
    private readonly passwordHasher: PasswordHasher,
  ) {}

  /**
   * The key and fingerprint to store with the first response; null without a key. The fingerprint excludes the password: its fast hash
   * would make it easy to guess for an attacker who can read the table.
   */
  idempotentRequest(userId: string, registration: Registration, key: string | null): IdempotentRequest | null {
    if (key === null) return null;
    const withoutPassword = JSON.stringify({ ...registration, password: undefined });
    return { userId, key, fingerprint: createHash('sha256').update(withoutPassword).digest() };
  }

  /** The first response to this registration; null when there was none, or the password is wrong. @throws ApiError `idempotency_key_reused` */
  async findFirstResponse(registration: Registration, key: string | null): Promise<User | null> {
    const account =
      key &&
      (await this.database.account.findUnique({ where: { usernameKey: normalizeUsername(registration.username) } }));
    if (!account || !(await this.passwordHasher.verify(registration.password, account.passwordHash))) return null;
    const request = this.idempotentRequest(account.id, registration, key);
    const stored = request && (await findStoredResponse(this.database, request));
    return stored ? (stored.response as User) : null;
  }
}
