import type { PublicProfile } from '@memory/contracts';
import type { Author } from '../generated/prisma/client.ts';

/** Presents the public profile of an author, as timelines show it. */
export function presentAuthor({
  userId,
  username,
  firstName,
  lastName,
  profileImageUrl,
}: Omit<Author, 'version'>): PublicProfile {
  return { id: userId, username, firstName, lastName, profileImageUrl };
}
