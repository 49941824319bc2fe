import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from './api.ts';

/** Query: whether the user is the owner of the installation, and the settings that the owner should choose. */
export const ownerNoticesQuery = queryOptions({
  queryKey: ['owner-notices'],
  queryFn: () => unwrapResponse(api.GET('/api/owner-notices')),
});
