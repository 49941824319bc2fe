import { writeOutbox } from '@memory/event-bus';
import { friendshipChanged } from '@memory/events';
import type { Transaction } from '../database.ts';

/** Writes one event `friendship.changed` for each of the given users, in the transaction of the change. */
export async function publishFriendshipChange(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) await writeOutbox(tx, friendshipChanged, { entityId: userId, data: { userId } });
}
