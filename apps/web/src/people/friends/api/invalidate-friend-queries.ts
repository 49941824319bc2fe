import type { QueryClient } from '@tanstack/react-query';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

/**
 * Refetches the lists of friends and removes friends' entries from the cache. Called after a friendship has changed, because the viewer may
 * now see other entries.
 */
export async function invalidateFriendQueries(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: entryQueryKeys.friends });
  await queryClient.invalidateQueries({ queryKey: friendQueryKeys.all });
}
