import type { PublicProfile, User } from '@memory/contracts';
import type { AuthorSnapshot } from '@memory/events';
import type { Account } from '../generated/prisma/client.ts';

/** Presents an account with all fields, for its owner. */
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

/** Presents an account for another user. The birth date is always null; the other fields for friends are null for everyone else. */
export function presentListedUser(account: Account, { isFriend }: { isFriend: boolean }): User {
  const user = { ...presentUser(account), birthDate: null };
  return isFriend ? user : { ...user, email: null, bio: null };
}

/** Presents the fields of an account that everyone may see. */
export function presentPublicProfile(account: Account): PublicProfile {
  const { id, username, firstName, lastName, profileImageUrl } = account;
  return { id, username, firstName, lastName, profileImageUrl };
}

/** Presents the public profile with its version, for events; other services store copies of it. */
export function presentAuthorSnapshot(account: Account): AuthorSnapshot {
  const { id, ...card } = presentPublicProfile(account);
  return { userId: id, ...card, version: account.version };
}
