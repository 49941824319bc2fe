import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { flattenPages } from '../../../lib/fetched-items.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

/** Infinite query: users who have recently added the viewer as a friend or approved the viewer's request, newest first. */
export function useFriendNotices({ enabled = true } = {}) {
  return useInfiniteQuery({
    queryKey: friendQueryKeys.notices,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      readKeysetPage(api.GET('/api/friend-notices', { params: { query: { limit: 20, cursor } } })),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => flattenPages(pages),
    enabled,
  });
}
