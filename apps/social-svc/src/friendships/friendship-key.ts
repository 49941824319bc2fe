export interface FriendshipKey {
  readonly firstId: string;
  readonly secondId: string;
}

/**
 * Returns the primary key of the friendship of two users, which is the same in either order of the arguments. The ids must be lower-case
 * UUIDs, because JavaScript and PostgreSQL sort them alike.
 */
export function friendshipKey(userId: string, otherId: string): FriendshipKey {
  return userId < otherId ? { firstId: userId, secondId: otherId } : { firstId: otherId, secondId: userId };
}
