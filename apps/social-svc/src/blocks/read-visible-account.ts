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
   * Returns another user's account on behalf of a viewer (null: signed out). A single query finds the account and checks its visibility, so that
   * the response to a hidden account takes as long as the response to an unknown id.
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
