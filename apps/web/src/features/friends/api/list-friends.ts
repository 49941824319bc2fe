import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readPage } from '../../../lib/page.ts';
import { pagesAsList } from '../../timeline/pages-as-list.ts';
import { friendKeys } from './friend-keys.ts';

/** One's friends. */
export function useFriends() {
  return useInfiniteQuery({
    queryKey: friendKeys.list,
    initialPageParam: undefined as string | undefined,
    queryFn: () => readPage(api.GET('/api/friends')),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pagesAsList(pages),
  });
}
