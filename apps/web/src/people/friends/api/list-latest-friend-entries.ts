import type { FriendEntry } from '@memory/contracts';
import { useQueries } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

/** The number of friends per request: the size of a page of the list of friends, so that each page sends one request. */
const FRIENDS_PER_REQUEST = 50;

/** The newest entry of a friend; null when the friend shares nothing. */
export type LatestEntryState = FriendEntry | null | 'loading' | 'failed';

/** Queries: the newest shared entry of each given friend. Returns a function that maps the id of a friend to the friend's entry. */
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
