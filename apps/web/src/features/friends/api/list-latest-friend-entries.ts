import type { FriendEntry } from '@memory/contracts';
import { useQueries } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

/** As many as a page of the list of friends: each page of the list sends one request. */
const FRIENDS_PER_REQUEST = 50;

/** The newest entry of a friend; null when the friend shares nothing. */
export type LatestEntryState = FriendEntry | null | 'loading' | 'failed';

/** Queries: what each of these friends last shared. Returns a function from the id of a friend to it. */
export function useLatestFriendEntries(friendIds: readonly string[]): (friendId: string) => LatestEntryState {
  const pages = Array.from({ length: Math.ceil(friendIds.length / FRIENDS_PER_REQUEST) }, (_, page) =>
    friendIds.slice(page * FRIENDS_PER_REQUEST, (page + 1) * FRIENDS_PER_REQUEST),
  );
  const results = useQueries({
    queries: pages.map((ids) => ({
      queryKey: friendQueryKeys.latestEntries(ids),
      queryFn: () =>
        unwrapResponse(api.GET('/api/friends-latest-entries', { params: { query: { userIds: ids.join() } } })),
    })),
  });
  return (friendId) => {
    const result = results[pages.findIndex((ids) => ids.includes(friendId))];
    if (!result?.data) return result?.isError ? 'failed' : 'loading';
    return result.data.find(({ userId }) => userId === friendId) ?? null;
  };
}
