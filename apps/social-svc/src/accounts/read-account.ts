import { idSchema } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';

@Injectable()
export class ReadAccount {
  constructor(private readonly database: Database) {}

  /**
   * Reads an account by its id.
   * @throws ApiError `user_not_found`, also for an id that is not a UUID
   */
  async execute(userId: string): Promise<Account> {
    const id = idSchema.safeParse(userId).data;
    const account = id === undefined ? null : await this.database.account.findUnique({ where: { id } });
    if (!account) throw new ApiError('user_not_found');
    return account;
  }
}
