import { normalizeUsername } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { Passwords } from './passwords.ts';

@Injectable()
export class VerifyPassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /**
   * The account a pair belongs to; takes as long when there is no such account.
   * @throws ApiError `invalid_credentials`, the same for an unknown name and a wrong password.
   */
  async verify(credentials: { username: string; password: string }): Promise<Account> {
    const account = await this.database.account.findUnique({
      where: { usernameKey: normalizeUsername(credentials.username) },
    });
    const fits = await this.passwords.fits(credentials.password, account?.passwordHash);
    if (!account || !fits) throw new ApiError('invalid_credentials');
    return account;
  }
}
