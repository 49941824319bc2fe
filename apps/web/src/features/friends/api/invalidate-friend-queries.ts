import type { QueryClient } from '@tanstack/react-query';
import { entryQueryKeys } from '../../entries/api/entry-keys.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

/** Who are friends has changed, and with it what one may read. */
export async function invalidateFriendQueries(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: entryQueryKeys.friends });
  await queryClient.invalidateQueries({ queryKey: friendQueryKeys.all });
}
