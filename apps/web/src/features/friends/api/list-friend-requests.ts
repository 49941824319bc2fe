import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

/** Friendships that wait for somebody's answer; there are none where the installation asks for no approval. */
export function useFriendRequests() {
  return useQuery({
    queryKey: friendQueryKeys.requests,
    queryFn: () => unwrapResponse(api.GET('/api/friend-requests')),
  });
}
