import type { Transaction } from '../database.ts';
import { friendshipKey } from '../friendships/friendship-key.ts';

/**
 * Takes the lock of two users, in either order, until the transaction ends. Every transaction that creates a friendship, a request or a
 * block takes it before it checks for the other, so that no friendship or request can ever exist beside a block.
 */
export async function lockPair(tx: Transaction, userId: string, otherId: string): Promise<void> {
  const { firstId, secondId } = friendshipKey(userId, otherId);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`pair:${firstId}:${secondId}`}, 0))`;
}
