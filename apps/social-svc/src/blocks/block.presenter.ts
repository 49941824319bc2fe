import type { BlockedUser } from '@memory/contracts';
import { presentPublicProfile } from '../accounts/account.presenter.ts';
import type { Account } from '../generated/prisma/client.ts';

/** A blocked user in the list of the user who blocked them. */
export function presentBlockedUser(blocked: Account, since: Date): BlockedUser {
  return { ...presentPublicProfile(blocked), blockedAt: since.toISOString() };
}
