import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => unwrapResponse(api.GET('/api/profile')),
});

/** Query: the viewer's profile. */
export function useProfile() {
  return useQuery(profileQuery);
}
