import { createHmac, randomBytes } from 'node:crypto';
import { normalizeUsername } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

/**
 * Derives the device key of an account from its password hash, so that every change of the password also changes the key, and all known devices of
 * the account become unknown.
 */
@Injectable()
export class ReadKnownDeviceKey {
  constructor(private readonly database: Database) {}

  /**
   * Returns a random key for a username without an account, so that the response does not reveal whether the account exists. The password
   * hash cannot be computed from the key.
   */
  async execute(username: string): Promise<string> {
    const account = await this.database.account.findUnique({
      where: { usernameKey: normalizeUsername(username) },
      select: { passwordHash: true },
    });
    const secret = account?.passwordHash ?? randomBytes(32);
    return createHmac('sha256', secret).update('device key').digest('base64url');
  }
}
