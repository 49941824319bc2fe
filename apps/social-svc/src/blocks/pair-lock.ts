import type { Transaction } from '../database.ts';
import { type FriendshipKey, friendshipKey } from '../friendships/friendship-key.ts';

/**
 * Takes the lock of a pair of users until the transaction ends. The order of the two ids makes no difference. Every transaction that changes the
 * relation of two users (friendship, friend request or block) takes this lock before it reads the relation. An erasure takes only the lock of the
 * account's pair with itself. Therefore, a friendship or request never exists beside a block, and the later of two changes has the higher version
 * (`RelationChanges`). The pair of a user with themselves stands for the account: its relation says whether the account is hidden from everyone
 * because it is to be deleted. A transaction that also locks rows of `account` locks these rows first, so that no two transactions wait for each
 * other.
 */
export function lockPair(tx: Transaction, userId: string, otherId: string): Promise<void> {
  return lockPairs(tx, [friendshipKey(userId, otherId)]);
}

/** Takes the locks of several pairs, in the order of their ids, so that two transactions with the same pairs cannot deadlock. */
export async function lockPairs(tx: Transaction, pairs: readonly FriendshipKey[]): Promise<void> {
  const keys = pairs.map(({ firstId, secondId }) => `pair:${firstId}:${secondId}`).toSorted();
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest(${keys}::text[]) WITH ORDINALITY AS pair (key, position) ORDER BY position`;
}
