import { writeOutbox } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { ApiError, deleteAccountRows } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { tables } from './tables.ts';

@Injectable()
export class DeleteAccount {
  constructor(private readonly database: Database) {}

  /**
   * Deletes somebody here and tells the others to, in one transaction. Once more for somebody who is being erased changes nothing.
   * @throws ApiError `user_not_found`
   */
  async run(userId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      // Whoever writes something of this person's waits here, and then finds that they are gone.
      const [account] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account WHERE id = ${userId}::uuid FOR UPDATE`;
      if (!account) {
        if (await tx.erasure.findUnique({ where: { userId } })) return;
        throw new ApiError('user_not_found');
      }
      await deleteAccountRows(tx, tables, userId);
      await tx.erasure.create({ data: { userId } });
      await writeOutbox(tx, accountDeleted, { entityId: userId, data: { userId } });
    });
  }
}
