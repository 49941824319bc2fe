import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

/** The settings of this installation that the page needs. */
const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => unwrapResponse(api.GET('/api/config')),
});

export function useInstallationConfig() {
  return useQuery(configQuery).data;
}
