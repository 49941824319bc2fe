import type { Transaction } from '../database.ts';
import { type FriendshipKey, friendshipKey } from '../friendships/friendship-key.ts';

/**
 * Takes the lock of two users, in either order, until the transaction ends. Every transaction that changes what two users are to each other takes it, except an erasure,
 * before it reads what they are; an erasure takes the lock of the account alone. So no friendship or request can ever exist beside a block, and of two changes the later one has the higher version
 * (`RelationChanges`). A user paired with themselves stands for their account: whether it is hidden from everyone because it is to be deleted. A
 * transaction that also locks the row in `account` locks that row first, so that no two transactions wait for each other.
 */
export function lockPair(tx: Transaction, userId: string, otherId: string): Promise<void> {
  return lockPairs(tx, [friendshipKey(userId, otherId)]);
}

/** Takes the locks of several pairs, in the order of their ids, so that two transactions with the same pairs cannot wait for each other. */
export async function lockPairs(tx: Transaction, pairs: readonly FriendshipKey[]): Promise<void> {
  const keys = pairs.map(({ firstId, secondId }) => `pair:${firstId}:${secondId}`).toSorted();
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest(${keys}::text[]) WITH ORDINALITY AS pair (key, position) ORDER BY position`;
}
