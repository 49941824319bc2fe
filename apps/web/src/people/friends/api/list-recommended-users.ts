import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

/** Query: up to ten users recommended as friends. */
export function useRecommendedUsers() {
  return useQuery({
    queryKey: friendQueryKeys.recommended,
    queryFn: () => unwrapResponse(api.GET('/api/recommended-friends')),
  });
}
