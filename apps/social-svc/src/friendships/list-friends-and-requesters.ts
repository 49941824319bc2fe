import type { Transaction } from '../database.ts';

/** Lists the ids of everyone who has a friendship or a friend request with the user. */
export async function listFriendsAndRequesters(tx: Transaction, userId: string): Promise<string[]> {
  const friendships = await tx.friendship.findMany({ where: { OR: [{ firstId: userId }, { secondId: userId }] } });
  return friendships.map(({ firstId, secondId }) => (firstId === userId ? secondId : firstId));
}
