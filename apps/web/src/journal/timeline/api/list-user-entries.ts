import { useInfiniteQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { entryPageSize, flattenPages } from '../../../lib/fetched-items.ts';
import { readPagingHeaders } from '../../../lib/keyset-page.ts';

/** Infinite query: one user's public entries, newest first, with the user's public profile. */
export function useUserEntries(userId: string) {
  return useInfiniteQuery({
    queryKey: entryQueryKeys.ofUser(userId),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }) => {
      const result = await api.GET('/api/public-timeline/{userId}', {
        params: { path: { userId }, query: { limit: entryPageSize(cursor), cursor } },
      });
      const { entries, user } = await unwrapResponse(Promise.resolve(result));
      return { items: entries, user, ...readPagingHeaders(result.response.headers, entries.length) };
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ ...flattenPages(pages), user: pages[0]?.user }),
  });
}
