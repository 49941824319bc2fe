import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => unwrapResponse(api.GET('/api/sessions')),
});

/** Query: the browsers in which the user is signed in. Refetched each time the list is opened, because other browsers change it. */
export function useSessions() {
  return useQuery({ ...sessionsQuery, refetchOnMount: 'always' });
}
