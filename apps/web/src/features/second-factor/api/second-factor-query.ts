import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => unwrapResponse(api.GET('/api/second-factor')),
});

/** Query: the viewer's second factor. Refetched each time it is shown, because it may have been changed on another device. */
export function useSecondFactor() {
  return useQuery({ ...secondFactorQuery, refetchOnMount: 'always' });
}
