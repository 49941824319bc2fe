import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => unwrapResponse(api.GET('/api/second-factor')),
});

/**
 * Query: the viewer's second factor. The query is refetched each time a component shows it, because the second factor may have been changed on
 * another device.
 */
export function useSecondFactor() {
  return useQuery({ ...secondFactorQuery, refetchOnMount: 'always' });
}
