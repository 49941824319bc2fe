import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../lib/api.ts';

/** Query: the public settings of the installation, such as the name of the external sign-in provider. */
const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => unwrapResponse(api.GET('/api/config')),
});

export function useInstallationConfig() {
  return useQuery(configQuery).data;
}
