import { writeOutbox } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { deleteAccountRows } from '@memory/service-kit';
import type { Transaction } from '../database.ts';
import { listFriendsAndRequesters } from '../friendships/list-friends-and-requesters.ts';
import { publishFriendshipChange } from '../friendships/publish-friendship-change.ts';
import { accountDataTables } from './tables.ts';

/** The time limit of the transaction is long, because thousands of friends may have to be notified. */
export const ERASURE_TRANSACTION = { timeout: 60_000 };

/**
 * Deletes the user's rows in this database and writes `account.deleted` to the outbox for the other services, in the transaction that has locked
 * the account's row. The friends' open pages are notified as after the end of any other friendship, so that a block does not differ from a
 * deletion by its event.
 */
export async function beginErasure(tx: Transaction, userId: string): Promise<void> {
  const friendIds = await listFriendsAndRequesters(tx, userId);
  await deleteAccountRows(tx, accountDataTables, userId);
  // After a restore, the erasure is known while the account is still there (RepeatRestoredErasures).
  await tx.erasure.upsert({ where: { userId }, create: { userId }, update: {} });
  await writeOutbox(tx, accountDeleted, { entityId: userId, data: { userId } });
  await publishFriendshipChange(tx, friendIds);
}
