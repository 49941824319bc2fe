import { normalizeUsername } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';

@Injectable()
export class FindAccountByUsername {
  constructor(private readonly database: Database) {}

  /**
   * Finds an account by its username, ignoring case and character width.
   * @throws ApiError `user_not_found`.
   */
  async execute(username: string): Promise<Account> {
    const account = await this.database.account.findUnique({ where: { usernameKey: normalizeUsername(username) } });
    if (!account) throw new ApiError('user_not_found');
    return account;
  }
}
