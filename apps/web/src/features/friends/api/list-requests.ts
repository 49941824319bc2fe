import { useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api.ts';
import { friendKeys } from './friend-keys.ts';

/** Friendships that wait for somebody's answer; there are none where the installation asks for no approval. */
export function useFriendRequests() {
  return useQuery({ queryKey: friendKeys.requests, queryFn: () => unwrap(api.GET('/api/friend-requests')) });
}
