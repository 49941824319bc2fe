import type { AccountRole, OwnUser, PublicProfile, User } from '@memory/contracts';
import type { AuthorSnapshot } from '@memory/events';
import type { SocialConfig } from '../config.ts';
import type { Account } from '../generated/prisma/client.ts';

/** Presents an account to its own user, with the role that it has at a school. */
export function presentOwnUser(account: Account): OwnUser {
  // The database has a check constraint with the same roles.
  const role = account.role as AccountRole;
  return { ...presentUser(account), ...(role !== 'member' && { role }) };
}

/** Presents an account with all fields but the role, which only its own user sees. */
export function presentUser(account: Account): User {
  return {
    ...presentPublicProfile(account),
    email: account.email,
    birthDate: account.birthDate?.toISOString().slice(0, 'yyyy-mm-dd'.length) ?? null,
    bio: account.bio,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  };
}

/** Presents an account for a friend: without the birth date, and without the email address where FRIENDS_SEE_EMAIL is off. */
export function presentFriend(account: Account, { FRIENDS_SEE_EMAIL }: SocialConfig): User {
  const user = { ...presentUser(account), birthDate: null };
  return FRIENDS_SEE_EMAIL === 'on' ? user : { ...user, email: null };
}

/** Presents an account for a user who is no friend: the fields that only friends may see are null. */
export function presentStranger(account: Account): User {
  return { ...presentUser(account), birthDate: null, email: null, bio: null };
}

/** Presents the fields of an account that everyone may see. */
export function presentPublicProfile(account: Account): PublicProfile {
  const { id, username, firstName, lastName, profileImageUrl } = account;
  return { id, username, firstName, lastName, profileImageUrl };
}

/** Presents the public profile with its version, for events. Other services store copies of the profile. */
export function presentAuthorSnapshot(account: Account): AuthorSnapshot {
  const { id, ...card } = presentPublicProfile(account);
  return { userId: id, ...card, version: account.version };
}
