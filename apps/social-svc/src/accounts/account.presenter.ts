import type { PublicProfile, User } from '@memory/contracts';
import type { AuthorSnapshot } from '@memory/events';
import type { Account } from '../generated/prisma/client.ts';

/** An account as its owner and their friends see it. */
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

/** An account in another user's list. Fields that only friends may see are null for everyone else. */
export function presentListedUser(account: Account, { isFriend }: { isFriend: boolean }): User {
  const user = presentUser(account);
  return isFriend ? user : { ...user, email: null, birthDate: null, bio: null };
}

/** The fields that everyone may see. */
export function presentPublicProfile(account: Account): PublicProfile {
  const { id, username, firstName, lastName, profileImageUrl } = account;
  return { id, username, firstName, lastName, profileImageUrl };
}

/** The public profile with its version, which other services copy from events. */
export function presentAuthorSnapshot(account: Account): AuthorSnapshot {
  const { id, ...card } = presentPublicProfile(account);
  return { userId: id, ...card, version: account.version };
}
