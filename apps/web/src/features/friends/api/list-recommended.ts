import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { friendKeys } from './friend-keys.ts';

/** At most ten people one might want to know. */
export function useRecommended() {
  return useQuery({
    queryKey: friendKeys.recommended,
    queryFn: () => unwrapResponse(api.GET('/api/recommended-friends')),
  });
}
