import type { PrivacyLevel } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { Prisma } from '../generated/prisma/client.ts';

/** What of an entry decides who may do what with it. */
export interface Guarded {
  readonly authorId: string;
  readonly privacyLevel: PrivacyLevel;
}

const isAuthor = (entry: Guarded, viewer: Viewer): boolean => viewer.userId === entry.authorId;

/** The owner always; friends when `friends` or `public`; everyone when `public`. */
export function canSee(entry: Guarded, viewer: Viewer, areFriends: boolean): boolean {
  if (isAuthor(entry, viewer) || entry.privacyLevel === 'public') return true;
  return entry.privacyLevel === 'friends' && viewer.userId !== null && areFriends;
}

/** Whether the answer hangs on friendship, so that social-svc has to be asked before `canSee`. */
export function dependsOnFriendship(entry: Guarded, viewer: Viewer): viewer is { userId: string } {
  return canSee(entry, viewer, true) && !canSee(entry, viewer, false);
}

export function canChange(entry: Guarded, viewer: Viewer): boolean {
  return isAuthor(entry, viewer);
}

/** A share link opens while the entry is public, for its owner too: they see what everyone with the link sees. */
export function canOpenShareLink(entry: Pick<Guarded, 'privacyLevel'>): boolean {
  return entry.privacyLevel === 'public';
}

/** Only the owner is told the link of an entry that is not public. */
export function canKnowShareLink(entry: Guarded, viewer: Viewer): boolean {
  return isAuthor(entry, viewer) || canOpenShareLink(entry);
}

/**
 * The same rules where the database does the choosing; `e` is the entry. Levels are written out, because a partial index
 * serves only what the planner can see.
 */
export const rows = {
  everyoneSees: Prisma.sql`e.privacy_level = 'public'`,
  ownedBy: (userId: string) => Prisma.sql`e.author_id = ${userId}::uuid`,
  /** Of an author who is the viewer's friend now. */
  friendsSee: Prisma.sql`e.privacy_level <> 'private'`,
  everyoneSeesOf: (userId: string) => Prisma.sql`e.author_id = ${userId}::uuid AND e.privacy_level = 'public'`,
};
