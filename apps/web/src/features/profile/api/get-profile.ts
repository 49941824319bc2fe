import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => unwrapResponse(api.GET('/api/profile')),
});

/** One's own profile, as it is kept. */
export function useProfile() {
  return useQuery(profileQuery);
}
