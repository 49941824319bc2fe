import type { PublicProfile, User } from '@memory/contracts';
import type { AuthorSnapshot } from '@memory/events';
import type { Account } from '../generated/prisma/client.ts';

/** An account as its owner and their friends see it. */
export function presentUser(account: Account): User {
  return {
    ...presentProfile(account),
    email: account.email,
    birthDate: account.birthDate?.toISOString().slice(0, 'yyyy-mm-dd'.length) ?? null,
    bio: account.bio,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  };
}

/** Somebody as a person sees them in a list: what only friends may know is left empty for everybody else. */
export function presentPerson(account: Account, { isFriend }: { isFriend: boolean }): User {
  const user = presentUser(account);
  return isFriend ? user : { ...user, email: null, birthDate: null, bio: null };
}

/** What anyone may know. */
export function presentProfile(account: Account): PublicProfile {
  const { id, username, firstName, lastName, profileImageUrl } = account;
  return { id, username, firstName, lastName, profileImageUrl };
}

/** What other services may copy. */
export function presentCard(account: Account): AuthorSnapshot {
  const { id, ...card } = presentProfile(account);
  return { userId: id, ...card, version: account.version };
}
