import { type ErrorCode, GREETINGS_PER_DAY_MAX, GREETINGS_PER_ENTRY_MAX } from '@memory/contracts';
import type { UserRelation } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { type EntryAccessFields, entryScopes } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** The facts that decide whether a user who may see an entry may give a greeting on it. */
export interface GreetingFacts {
  /** Whether the user is a friend of the author at present. False for the author. */
  readonly isFriend: boolean;
  /** Whether the author has switched greetings off, for this user or for everyone. */
  readonly isClosed: boolean;
  /** Whether the user has a greeting on the entry already, which the new one replaces. */
  readonly hasGreeting: boolean;
  /** The number of greetings on the entry, those included that are hidden at present. */
  readonly greetingsOfEntry: number;
  /** The number of greetings that the user gave in the last 24 hours. */
  readonly givenToday: number;
}

/** Returns why the user may not give a greeting, or null when the user may. */
export function greetingObstacle(facts: GreetingFacts): ErrorCode | null {
  if (!facts.isFriend) return 'greeting_by_friends_only';
  if (facts.isClosed) return 'greetings_closed';
  if (facts.hasGreeting) return null;
  if (facts.greetingsOfEntry >= GREETINGS_PER_ENTRY_MAX) return 'too_many_greetings_here';
  return facts.givenToday >= GREETINGS_PER_DAY_MAX ? 'too_many_greetings_today' : null;
}

/**
 * SQL condition: the viewer has a part in the greetings on the entry `e`. These are the author, and the author's present friends while the entry is
 * not private.
 * @param friends a query of the ids of the viewer's friends (`Relations.friendsOf`)
 */
export const takesPartIn = (viewerId: string, friends: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${entryScopes.ownedBy(viewerId)} OR (${entryScopes.visibleToFriends} AND e.author_id IN (${friends})))`;

/**
 * SQL condition: a viewer who has a part in the greetings on the entry `e` may see the greeting `g`. The author sees the greetings of present
 * friends, also while the entry is private. Everyone else sees only the own greeting.
 */
export const seesGreeting = (viewerId: string, friends: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(g.giver_id = ${viewerId}::uuid OR (${entryScopes.ownedBy(viewerId)} AND g.giver_id IN (${friends})))`;

/**
 * Whether the viewer hears the recording of a greeting on an entry: the rule of `seesGreeting` for one file. The giver is the owner of the file, whom
 * media-svc asks about no greeting, so this decides for the author alone.
 * @param relation the giver's relation to the viewer
 */
export const hearsGreeting = (
  entry: Pick<EntryAccessFields, 'authorId'>,
  viewer: Viewer,
  relation: UserRelation,
): boolean => viewer.userId === entry.authorId && relation === 'friend';

/** SQL condition: the author of the entry `e` has switched greetings off, for this user or for everyone. */
export const isClosedTo = (giverId: string): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM closed_greeting c WHERE c.author_id = e.author_id AND c.giver_id IN (e.author_id, ${giverId}::uuid))`;
