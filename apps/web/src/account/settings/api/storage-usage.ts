import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

/**
 * Query: the user's storage usage. It is refetched whenever the settings page is shown or focused, because uploads and deletions happen on
 * other pages and devices.
 */
export const storageUsageQuery = queryOptions({
  queryKey: ['storage'],
  queryFn: () => unwrapResponse(api.GET('/api/storage')),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** React hook with the used bytes and the quota of the user's files. */
export const useStorageUsage = () => useQuery(storageUsageQuery);
