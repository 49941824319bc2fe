import type { AddedFriend } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { invalidateFriendQueries } from '../../friends/api/invalidate-friend-queries.ts';

/** Returns a function that sends a friend request to the owner of a code. It rejects with an ApiRequestError, whose message is for the user. */
export function useRequestFriendByCode() {
  const queryClient = useQueryClient();
  return async (code: string): Promise<AddedFriend> => {
    const friend = await unwrapResponse(api.POST('/api/friend-requests', { body: { code } }));
    await invalidateFriendQueries(queryClient);
    return friend;
  };
}
