import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { flattenPages } from '../../../lib/fetched-items.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { runWhenIdle } from '../../../lib/run-when-idle.ts';
import { friendQueryKeys } from '../../query-keys.ts';

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

/** Query: pending friend requests in both directions. The lists are always empty if the installation requires no approval. */
export function useFriendRequests({ enabled = true } = {}) {
  return useQuery({
    queryKey: friendQueryKeys.requests,
    queryFn: () => unwrapResponse(api.GET('/api/friend-requests')),
    enabled,
  });
}

/**
 * The number of friend notices and incoming friend requests; 0 until they are loaded. They are fetched when the page is idle, because the
 * page's own content is more urgent.
 */
export function useFriendNewsCount(): number {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  const notices = useFriendNotices({ enabled: isIdle });
  const requests = useFriendRequests({ enabled: isIdle });
  const incomingCount = requests.data?.filter(({ direction }) => direction === 'incoming').length ?? 0;
  return (notices.data?.total ?? 0) + incomingCount;
}
