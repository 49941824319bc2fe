import type { QueryClient } from '@tanstack/react-query';
import { entryQueryKeys } from '../../entries/api/entry-cache.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

/**
 * After friendships have changed: refetches friends and discards friends' entries, because the viewer may now see other entries than
 * before.
 */
export async function invalidateFriendQueries(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: entryQueryKeys.friends });
  await queryClient.invalidateQueries({ queryKey: friendQueryKeys.all });
}
