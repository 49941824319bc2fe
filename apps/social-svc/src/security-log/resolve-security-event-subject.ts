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

  /** How the security log names whoever tried this username: by the account's id, or by a hash when there is no such account. */
  async execute(username: string): Promise<Required<SecurityEventSubject>> {
    const account = await this.database.account.findUnique({
      where: { usernameKey: normalizeUsername(username) },
      select: { id: true },
    });
    return this.subjectOf(account?.id, username);
  }

  /** The same for a username whose account has been looked up; undefined when there is none. */
  subjectOf(accountId: string | undefined, username: string): Required<SecurityEventSubject> {
    const usernameHash = this.usernameHash.of(username);
    return accountId === undefined ? { userId: null, usernameHash } : { userId: accountId, usernameHash: null };
  }
}
