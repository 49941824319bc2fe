import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readPage } from '../../../lib/page.ts';
import { flattenPages } from '../../timeline/paged-list.ts';
import { friendKeys } from './friend-keys.ts';

/** One's friends. */
export function useFriends() {
  return useInfiniteQuery({
    queryKey: friendKeys.list,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => readPage(api.GET('/api/friends', { params: { query: { limit: 50, cursor } } })),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => flattenPages(pages),
  });
}
