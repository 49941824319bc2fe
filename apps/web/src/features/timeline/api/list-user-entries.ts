import { useInfiniteQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { readPagingHeaders } from '../../../lib/keyset-page.ts';
import { entryQueryKeys } from '../../entries/api/entry-keys.ts';
import { entryPageSize, flattenPages } from '../paged-list.ts';

/** One person's public memories, newest first, and who that person is. */
export function useUserEntries(userId: string) {
  return useInfiniteQuery({
    queryKey: entryQueryKeys.ofUser(userId),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }) => {
      const answer = await api.GET('/api/public-timeline/{userId}', {
        params: { path: { userId }, query: { limit: entryPageSize(cursor), cursor } },
      });
      const { entries, user } = await unwrapResponse(Promise.resolve(answer));
      return { items: entries, user, ...readPagingHeaders(answer.response.headers, entries.length) };
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ ...flattenPages(pages), user: pages[0]?.user }),
  });
}
