import type { PrivacyLevel } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { Prisma } from '../generated/prisma/client.ts';

/** The fields of an entry that decide who may see it. */
export interface EntryAccessFields {
  readonly authorId: string;
  readonly privacyLevel: PrivacyLevel;
}

const isAuthor = (entry: EntryAccessFields, viewer: Viewer): boolean => viewer.userId === entry.authorId;

/**
 * Whether the viewer may see the entry. The author always may. Friends of the author may see entries with the privacy level `friends` or
 * `public`, everyone else only `public` entries.
 */
export function canViewEntry(entry: EntryAccessFields, viewer: Viewer, areFriends: boolean): boolean {
  if (isAuthor(entry, viewer) || entry.privacyLevel === 'public') return true;
  return entry.privacyLevel === 'friends' && viewer.userId !== null && areFriends;
}

/** Whether the result of `canViewEntry` depends on friendship. Only then must social-svc be called before. */
export function needsFriendshipCheck(entry: EntryAccessFields, viewer: Viewer): viewer is { userId: string } {
  return canViewEntry(entry, viewer, true) && !canViewEntry(entry, viewer, false);
}

export function canEditEntry(entry: EntryAccessFields, viewer: Viewer): boolean {
  return isAuthor(entry, viewer);
}

/**
 * Whether the share link of an entry works: only while the entry is public. This applies also to the author, so that the author sees the
 * same as everyone else who opens the link.
 */
export function canOpenShareLink(entry: Pick<EntryAccessFields, 'privacyLevel'>): boolean {
  return entry.privacyLevel === 'public';
}

/**
 * Whether the viewer may read the share id of an entry. Everyone may read the share id of a public entry; only the author may read the
 * share ids of other entries.
 */
export function canReadShareId(entry: EntryAccessFields, viewer: Viewer): boolean {
  return isAuthor(entry, viewer) || canOpenShareLink(entry);
}

/**
 * The access rules of `canViewEntry` as SQL conditions on an entry `e`. The privacy levels are literals, because PostgreSQL uses a partial
 * index only for a condition without parameters.
 */
export const entryScopes = {
  public: Prisma.sql`e.privacy_level = 'public'`,
  ownedBy: (userId: string) => Prisma.sql`e.author_id = ${userId}::uuid`,
  /** Selects the entries that friends of their author may see. The caller must check the friendship. */
  visibleToFriends: Prisma.sql`e.privacy_level <> 'private'`,
  publicBy: (userId: string) => Prisma.sql`e.author_id = ${userId}::uuid AND e.privacy_level = 'public'`,
};

interface PrivacyFields {
  privacyLevel?: PrivacyLevel | undefined;
  isPublic?: boolean | undefined;
}

/**
 * Returns the privacy level of a new or changed entry: `privacyLevel` if the request has it, else the level that `isPublic` stands for,
 * else `fallback`.
 */
export function resolvePrivacyLevel({ privacyLevel, isPublic }: PrivacyFields, fallback: PrivacyLevel): PrivacyLevel {
  if (privacyLevel) return privacyLevel;
  if (isPublic === undefined) return fallback;
  return isPublic ? 'public' : 'private';
}
