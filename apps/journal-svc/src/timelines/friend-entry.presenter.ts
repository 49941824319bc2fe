import { type FriendEntry, mediaUrl } from '@memory/contracts';
import type { LatestEntry } from './latest-friend-entries.ts';

/** Presents the newest entry of a friend. */
export function presentFriendEntry({ authorId, imageId, createdAt, ...entry }: LatestEntry): FriendEntry {
  return {
    ...entry,
    userId: authorId,
    imageUrl: imageId === null ? null : mediaUrl(imageId),
    createdAt: createdAt.toISOString(),
  };
}
