import { createHash } from 'node:crypto';
import { normalizeUsername, type Registration, type OwnUser } from '@memory/contracts';
import { findStoredResponse, type IdempotentRequest } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { PasswordHasher } from './password-hasher.ts';

/**
 * Makes registrations idempotent. A registration has no viewer, so its idempotency key is stored under the id of the new user. A repeated
 * registration is recognized only if its password is correct; with another password it fails with `username_taken`.
 */
@Injectable()
export class RegistrationReplay {
  constructor(
    private readonly database: Database,
    private readonly passwordHasher: PasswordHasher,
  ) {}

  /**
   * Returns the key and fingerprint to store with the first response; null for a request without an idempotency key. The fingerprint is a fast
   * hash. It excludes the password and the invitation code, because an attacker who can read the table could otherwise guess these secrets from the
   * hash.
   */
  idempotentRequest(userId: string, registration: Registration, key: string | null): IdempotentRequest | null {
    if (key === null) return null;
    const withoutSecrets = JSON.stringify({ ...registration, password: undefined, invitationCode: undefined });
    return { userId, key, fingerprint: createHash('sha256').update(withoutSecrets).digest() };
  }

  /**
   * Returns the first response to this registration; null when there is none or the password is wrong. The key is looked up before the
   * password is verified, because a request with an unknown key must neither serve to guess passwords nor reveal by its duration that the
   * username exists.
   * @throws ApiError `idempotency_key_reused`
   */
  async findFirstResponse(registration: Registration, key: string | null): Promise<OwnUser | null> {
    if (key === null) return null;
    const usernameKey = normalizeUsername(registration.username);
    const account = await this.database.account.findUnique({ where: { usernameKey } });
    if (!account || !(await this.isKnownKey(account.id, key))) return null;
    if (!(await this.passwordHasher.verify(registration.password, account.passwordHash))) return null;
    const request = this.idempotentRequest(account.id, registration, key);
    const stored = request && (await findStoredResponse(this.database, request));
    return stored ? (stored.response as OwnUser) : null;
  }
  private async isKnownKey(userId: string, key: string): Promise<boolean> {
    return (await this.database.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } })) !== null;
  }
}
