import { normalizeUsername } from '@memory/contracts';
import type { SecurityEventSubject } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { UsernameHash } from './username-hash.ts';

@Injectable()
export class ResolveSecurityEventSubject {
  constructor(
    private readonly database: Database,
    private readonly usernameHash: UsernameHash,
  ) {}

  /**
   * Returns how the security log identifies the person who tried this username: by the account's id, or by a hash of the username when no account
   * has it.
   */
  async execute(username: string): Promise<Required<SecurityEventSubject>> {
    const account = await this.database.account.findUnique({
      where: { usernameKey: normalizeUsername(username) },
      select: { id: true },
    });
    return this.subjectOf(account?.id, username);
  }

  /**
   * Returns how the security log identifies a person by the id of the account with this username, or by a hash when `accountId` is undefined (no
   * such account).
   */
  subjectOf(accountId: string | undefined, username: string): Required<SecurityEventSubject> {
    const usernameHash = this.usernameHash.of(username);
    return accountId === undefined ? { userId: null, usernameHash } : { userId: accountId, usernameHash: null };
  }
}
