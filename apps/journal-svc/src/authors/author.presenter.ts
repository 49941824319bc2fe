import type { PublicProfile } from '@memory/contracts';
import type { Author } from '../generated/prisma/client.ts';

/** A person as anyone may know them. */
export function presentAuthor({ userId, username, firstName, lastName, profileImageUrl }: Author): PublicProfile {
  return { id: userId, username, firstName, lastName, profileImageUrl };
}
