import type { PrivacyLevel, UserRelation } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { uuidArray } from '@memory/service-kit/database';
import { Prisma } from '../generated/prisma/client.ts';

/** The fields of an entry that decide who may see it. */
export interface EntryAccessFields {
  readonly authorId: string;
  readonly privacyLevel: PrivacyLevel;
}

const isAuthor = (entry: EntryAccessFields, viewer: Viewer): boolean => viewer.userId === entry.authorId;

/**
 * Whether the viewer may see the entry. The author always may, and a viewer who is hidden from the author never may. Friends of the author may see
 * entries with the privacy level `friends` or `public`, everyone else only `public` entries.
 * @param relation the author's relation to the viewer; `none` when the viewer is the author, never `friend` for signed-out viewers
 */
export function canViewEntry(entry: EntryAccessFields, viewer: Viewer, relation: UserRelation): boolean {
  if (isAuthor(entry, viewer)) return true;
  if (relation === 'hidden') return false;
  if (entry.privacyLevel === 'public') return true;
  return entry.privacyLevel === 'friends' && viewer.userId !== null && relation === 'friend';
}

/**
 * Whether the decision needs the author's relation to the viewer. It does for everyone but the author. Signed-out viewers are included, because the
 * author may have requested the deletion of the account a moment ago. The result does not depend on the entry, so that the same calls are made for
 * an entry that the viewer may not see and for an entry that does not exist.
 */
export const needsRelation = (authorId: string, viewer: Viewer): boolean => viewer.userId !== authorId;

export function canEditEntry(entry: EntryAccessFields, viewer: Viewer): boolean {
  return isAuthor(entry, viewer);
}

/**
 * Whether the share link of an entry works for a viewer: only while the entry is public, and only if the author is not hidden from the
 * viewer. The first condition applies also to the author, so that the author sees the same as everyone else who opens the link.
 */
export function canOpenShareLink(entry: EntryAccessFields, viewer: Viewer, relation: UserRelation): boolean {
  return entry.privacyLevel === 'public' && canViewEntry(entry, viewer, relation);
}

/** Everyone but the author gets rounded coordinates, because exact coordinates would show where a child lives. */
export function canReadExactCoordinates(entry: Pick<EntryAccessFields, 'authorId'>, viewer: Viewer): boolean {
  return viewer.userId === entry.authorId;
}

/**
 * Whether a viewer who sees an entry may read its share id. Everyone may read the share id of a public entry; only the author may read the
 * share ids of other entries.
 */
export function canReadShareId(entry: EntryAccessFields, viewer: Viewer): boolean {
  return isAuthor(entry, viewer) || entry.privacyLevel === 'public';
}

/** Only the author learns whether a transcript is unconfirmed. Other viewers could read this as a judgement of how a child speaks. */
export const canReadTranscriptState = (entry: EntryAccessFields, viewer: Viewer): boolean => isAuthor(entry, viewer);

/** Whether the viewer may see a user's timeline. The response for a hidden user's timeline is the same as for a user who does not exist. */
export const canViewTimeline = (userId: string, viewer: Viewer, relation: UserRelation): boolean =>
  viewer.userId === userId || relation !== 'hidden';

/**
 * The access rules of `canViewEntry` as SQL conditions on an entry `e`. The privacy levels are literals, because PostgreSQL uses a partial
 * index only for a condition without parameters.
 */
export const entryScopes = {
  public: Prisma.sql`e.privacy_level = 'public'`,
  /** Selects the public entries of all authors except `hiddenAuthors`: a query of the ids of authors who are hidden from the viewer. */
  publicExceptBy: (hiddenAuthors: Prisma.Sql) =>
    Prisma.sql`e.privacy_level = 'public' AND e.author_id NOT IN (${hiddenAuthors})`,
  ownedBy: (userId: string) => Prisma.sql`e.author_id = ${userId}::uuid`,
  /** Selects the entries that friends of their author may see. The caller must check the friendship. */
  visibleToFriends: Prisma.sql`e.privacy_level <> 'private'`,
  publicBy: (userId: string) => Prisma.sql`e.author_id = ${userId}::uuid AND e.privacy_level = 'public'`,
};

/** SQL: an array of ids. */
export const idArray = (ids: readonly string[]): Prisma.Sql => Prisma.sql`${uuidArray(ids)}::uuid[]`;

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
