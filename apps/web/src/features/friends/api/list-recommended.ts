import { useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api.ts';
import { friendKeys } from './friend-keys.ts';

/** At most ten people one might want to know. */
export function useRecommended() {
  return useQuery({ queryKey: friendKeys.recommended, queryFn: () => unwrap(api.GET('/api/recommended-friends')) });
}
