import { idSchema } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { accountsVisibleTo } from './block.policy.ts';

@Injectable()
export class ReadVisibleAccount {
  constructor(private readonly database: Database) {}

  /**
   * Another user's account, on behalf of a viewer (null: signed out). One query decides, so that a hidden account costs the same as one
   * that does not exist.
   * @throws ApiError `user_not_found`, also for a hidden account and an invalid id
   */
  async execute(viewerId: string | null, userId: string, tx: Transaction = this.database): Promise<Account> {
    const id = idSchema.safeParse(userId).data;
    const account =
      id === undefined ? null : await tx.account.findFirst({ where: { id, ...accountsVisibleTo(viewerId) } });
    if (!account) throw new ApiError('user_not_found');
    return account;
  }
}
