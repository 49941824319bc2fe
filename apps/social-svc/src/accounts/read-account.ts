import { idSchema } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';

@Injectable()
export class ReadAccount {
  constructor(private readonly database: Database) {}

  /** @throws ApiError `user_not_found`, also for an invalid id. */
  async execute(userId: string): Promise<Account> {
    const id = idSchema.safeParse(userId).data;
    const account = id === undefined ? null : await this.database.account.findUnique({ where: { id } });
    if (!account) throw new ApiError('user_not_found');
    return account;
  }
}
