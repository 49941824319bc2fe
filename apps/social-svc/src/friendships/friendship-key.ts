export interface FriendshipKey {
  readonly firstId: string;
  readonly secondId: string;
}

/** The primary key of the friendship of two users, in either order. Lower-case UUIDs, which JavaScript and PostgreSQL order alike. */
export function friendshipKey(userId: string, otherId: string): FriendshipKey {
  return userId < otherId ? { firstId: userId, secondId: otherId } : { firstId: otherId, secondId: userId };
}
