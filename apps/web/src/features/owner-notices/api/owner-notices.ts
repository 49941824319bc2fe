import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

const ownerNoticesQuery = queryOptions({
  queryKey: ['owner-notices'],
  queryFn: () => unwrapResponse(api.GET('/api/owner-notices')),
});

/** React hook with what the owner of the installation should decide; for everybody else, and while it is not known, nothing. */
export const useOwnerNotices = () => useQuery(ownerNoticesQuery).data?.notices ?? [];
