import { writeOutbox } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { ApiError, deleteAccountRows } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { accountDataTables } from './tables.ts';

/** Starts the erasure of an account. */
@Injectable()
export class DeleteAccount {
  constructor(private readonly database: Database) {}

  /**
   * Deletes the user's rows in this database and writes `account.deleted` to the outbox for the other services, in one transaction. Has no
   * effect when the account is already being erased.
   * @throws ApiError `user_not_found`
   */
  async execute(userId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      // The row lock makes concurrent writes of this user's data wait. They fail afterwards, because the account row is missing.
      const [account] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account WHERE id = ${userId}::uuid FOR UPDATE`;
      if (!account) {
        if (await tx.erasure.findUnique({ where: { userId } })) return;
        throw new ApiError('user_not_found');
      }
      await deleteAccountRows(tx, accountDataTables, userId);
      await tx.erasure.create({ data: { userId } });
      await writeOutbox(tx, accountDeleted, { entityId: userId, data: { userId } });
    });
  }
}
