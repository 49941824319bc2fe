import { writeOutbox } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { deleteAccountRows } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { lockPair } from '../blocks/pair-lock.ts';
import type { Transaction } from '../database.ts';
import { listFriendsAndRequesters } from '../friendships/list-friends-and-requesters.ts';
import { publishFriendshipChange } from '../friendships/publish-friendship-change.ts';
import { RelationChanges } from '../relations/relation-changes.ts';
import { accountDataTables } from './tables.ts';

/** The time limit of the transaction is long, because thousands of friends may have to be notified. */
export const ERASURE_TRANSACTION = { timeout: 60_000 };

@Injectable()
export class BeginErasure {
  constructor(private readonly relationChanges: RelationChanges) {}

  /**
   * Deletes the user's rows in this database and writes `account.deleted` to the outbox for the other services, in the transaction that has locked
   * the account's row. The friends' open pages receive the same event as after the end of any friendship, so that friends cannot distinguish a
   * deletion from a block by the event.
   * @throws ApiError `service_unavailable` when journal-svc cannot hide the account's entries until it has deleted them
   */
  async execute(tx: Transaction, userId: string): Promise<void> {
    if (await this.isVisible(tx, userId)) await this.relationChanges.withdraw(tx, userId, userId, 'hidden');
    const friendIds = await listFriendsAndRequesters(tx, userId);
    await deleteAccountRows(tx, accountDataTables, userId);
    // The erasure may already exist: after a restore, the table `erasure` names accounts that the restore has brought back
    // (RepeatRestoredErasures).
    await tx.erasure.upsert({ where: { userId }, create: { userId }, update: {} });
    await writeOutbox(tx, accountDeleted, { entityId: userId, data: { userId } });
    await publishFriendshipChange(tx, friendIds);
  }

  /**
   * Whether other users can still see the account. An account whose user has requested its deletion, and an account that a restore has brought
   * back, are already hidden (`ListRelations`).
   */
  private async isVisible(tx: Transaction, userId: string): Promise<boolean> {
    await lockPair(tx, userId, userId);
    const requested = await tx.requestedDeletion.count({ where: { accountId: userId } });
    const restored = await tx.erasure.count({ where: { userId } });
    return requested + restored === 0;
  }
}
