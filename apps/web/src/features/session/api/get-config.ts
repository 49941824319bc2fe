import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api.ts';

/** The settings of this installation that the page needs. */
const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => unwrap(api.GET('/api/config')),
});

export function useConfig() {
  return useQuery(configQuery).data;
}
