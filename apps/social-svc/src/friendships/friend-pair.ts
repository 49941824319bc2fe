export interface FriendPair {
  readonly firstId: string;
  readonly secondId: string;
}

/** Where the friendship of two people is kept, whichever of them asks. Ids are lower-case UUIDs, which sort as PostgreSQL sorts them. */
export function friendPair(one: string, other: string): FriendPair {
  return one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one };
}
