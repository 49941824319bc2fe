import type { PrivacyLevel } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { Prisma } from '../generated/prisma/client.ts';

/** The fields of an entry that access depends on. */
export interface EntryAccessFields {
  readonly authorId: string;
  readonly privacyLevel: PrivacyLevel;
}

const isAuthor = (entry: EntryAccessFields, viewer: Viewer): boolean => viewer.userId === entry.authorId;

/**
 * Whether the viewer may see the entry: the author always may, the author's friends may at level `friends` or `public`, and everyone
 * may at level `public`.
 */
export function canViewEntry(entry: EntryAccessFields, viewer: Viewer, areFriends: boolean): boolean {
  if (isAuthor(entry, viewer) || entry.privacyLevel === 'public') return true;
  return entry.privacyLevel === 'friends' && viewer.userId !== null && areFriends;
}

/** Whether `canViewEntry` depends on friendship, so that social-svc must be called first. */
export function needsFriendshipCheck(entry: EntryAccessFields, viewer: Viewer): viewer is { userId: string } {
  return canViewEntry(entry, viewer, true) && !canViewEntry(entry, viewer, false);
}

export function canEditEntry(entry: EntryAccessFields, viewer: Viewer): boolean {
  return isAuthor(entry, viewer);
}

/** A share link works only while the entry is public, for the author too, who should see what everyone else sees there. */
export function canOpenShareLink(entry: Pick<EntryAccessFields, 'privacyLevel'>): boolean {
  return entry.privacyLevel === 'public';
}

/** Everyone may read the share id of a public entry; of other entries only the author. */
export function canReadShareId(entry: EntryAccessFields, viewer: Viewer): boolean {
  return isAuthor(entry, viewer) || canOpenShareLink(entry);
}

/**
 * The same rules as SQL conditions on entry `e`. Privacy levels are literals, because the planner uses a partial index only for a
 * condition without parameters.
 */
export const entryScopes = {
  public: Prisma.sql`e.privacy_level = 'public'`,
  ownedBy: (userId: string) => Prisma.sql`e.author_id = ${userId}::uuid`,
  /** What the author's friends may see. The caller checks the friendship. */
  visibleToFriends: Prisma.sql`e.privacy_level <> 'private'`,
  publicBy: (userId: string) => Prisma.sql`e.author_id = ${userId}::uuid AND e.privacy_level = 'public'`,
};

interface PrivacyFields {
  privacyLevel?: PrivacyLevel | undefined;
  isPublic?: boolean | undefined;
}

/** The level of a new or changed entry: `privacyLevel`, else the level that `isPublic` stands for, else `fallback`. */
export function resolvePrivacyLevel({ privacyLevel, isPublic }: PrivacyFields, fallback: PrivacyLevel): PrivacyLevel {
  if (privacyLevel) return privacyLevel;
  if (isPublic === undefined) return fallback;
  return isPublic ? 'public' : 'private';
}
