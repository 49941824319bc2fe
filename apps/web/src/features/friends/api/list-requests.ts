import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { friendKeys } from './friend-keys.ts';

/** Friendships that wait for somebody's answer; there are none where the installation asks for no approval. */
export function useFriendRequests() {
  return useQuery({ queryKey: friendKeys.requests, queryFn: () => unwrapResponse(api.GET('/api/friend-requests')) });
}
