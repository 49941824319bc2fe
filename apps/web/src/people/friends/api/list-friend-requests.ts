import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

/** Query: pending friend requests in both directions. The lists are always empty if the installation requires no approval. */
export function useFriendRequests({ enabled = true } = {}) {
  return useQuery({
    queryKey: friendQueryKeys.requests,
    queryFn: () => unwrapResponse(api.GET('/api/friend-requests')),
    enabled,
  });
}
