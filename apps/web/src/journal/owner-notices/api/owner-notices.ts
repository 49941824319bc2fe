import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

const ownerNoticesQuery = queryOptions({
  queryKey: ['owner-notices'],
  queryFn: () => unwrapResponse(api.GET('/api/owner-notices')),
});

/**
 * React hook with the settings that the owner of the installation should choose. Returns an empty list for all other users and until the notices
 * are loaded.
 */
export const useOwnerNotices = () => useQuery(ownerNoticesQuery).data?.notices ?? [];
