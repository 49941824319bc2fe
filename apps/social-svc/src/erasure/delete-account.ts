import { writeOutbox } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { ApiError, deleteAccountRows } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { publishFriendshipChange } from '../friendships/publish-friendship-change.ts';
import { lockSecurityLog } from '../security-log/security-log-lock.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { accountDataTables } from './tables.ts';

/** The time limit is long, because thousands of friends may have to be notified. */
const TRANSACTION_TIMEOUT_MS = 60_000;

/** Starts the erasure of an account. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Deletes the user's rows in this database and writes `account.deleted` to the outbox for the other services, in one transaction. The
   * friends' open pages are notified as after the end of any other friendship, so that a block does not differ from a deletion by its
   * event. Has no effect when the account is already being erased.
   * @throws ApiError `user_not_found`
   */
  async execute(userId: string): Promise<void> {
    await this.database.$transaction((tx) => this.delete(tx, userId), { timeout: TRANSACTION_TIMEOUT_MS });
  }

  private async delete(tx: Transaction, userId: string): Promise<void> {
    await lockSecurityLog(tx);
    // The row lock makes concurrent writes of this user's data wait. They fail afterwards, because the account row is missing.
    const [account] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account WHERE id = ${userId}::uuid FOR UPDATE`;
    if (!account) {
      if (await tx.erasure.findUnique({ where: { userId } })) return;
      throw new ApiError('user_not_found');
    }
    await this.securityLog.record(tx, { event: 'admin.account_deleted', targetUserId: userId });
    const friendIds = await listFriendsAndRequesters(tx, userId);
    await deleteAccountRows(tx, accountDataTables, userId);
    // After a restore, the erasure is known while the account is still there (RepeatRestoredErasures).
    await tx.erasure.upsert({ where: { userId }, create: { userId }, update: {} });
    await writeOutbox(tx, accountDeleted, { entityId: userId, data: { userId } });
    await publishFriendshipChange(tx, friendIds);
  }
}

async function listFriendsAndRequesters(tx: Transaction, userId: string): Promise<string[]> {
  const friendships = await tx.friendship.findMany({ where: { OR: [{ firstId: userId }, { secondId: userId }] } });
  return friendships.map(({ firstId, secondId }) => (firstId === userId ? secondId : firstId));
}
