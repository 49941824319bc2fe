import { normalizeUsername } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { PasswordHasher } from './password-hasher.ts';

@Injectable()
export class VerifyPassword {
  constructor(
    private readonly database: Database,
    private readonly passwordHasher: PasswordHasher,
  ) {}

  /**
   * The account of a username and password.
   * @throws ApiError `invalid_credentials`, the same and after the same time for an unknown username and a wrong password.
   */
  async execute(credentials: { username: string; password: string }): Promise<Account> {
    const account = await this.database.account.findUnique({
      where: { usernameKey: normalizeUsername(credentials.username) },
    });
    const isValid = await this.passwordHasher.verify(credentials.password, account?.passwordHash);
    if (!account || !isValid) throw new ApiError('invalid_credentials');
    return account;
  }
}
