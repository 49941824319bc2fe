import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { flattenPages } from '../../../lib/fetched-items.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

/** Infinite query: the viewer's friends. */
export function useFriends() {
  return useInfiniteQuery({
    queryKey: friendQueryKeys.list,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      readKeysetPage(api.GET('/api/friends', { params: { query: { limit: 50, cursor } } })),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => flattenPages(pages),
  });
}
