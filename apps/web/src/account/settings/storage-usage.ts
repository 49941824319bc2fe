import type { StorageUsage } from '@memory/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../lib/api.ts';

const ALMOST_FULL_PERCENT = 90;

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

interface StorageFullness {
  /** The used percentage of the storage quota, 0 to 100. It is rounded down, so 100 means that nothing more can be saved. */
  percent: number;
  state: 'normal' | 'almostFull' | 'full';
}

/** Determines how full a user's storage is. The used bytes may exceed the quota, because a quota can be reduced. */
export function toStorageLevel({ usedBytes, quotaBytes }: StorageUsage): StorageFullness {
  if (usedBytes >= quotaBytes) return { percent: 100, state: 'full' };
  const percent = Math.floor((usedBytes / quotaBytes) * 100);
  return { percent, state: percent >= ALMOST_FULL_PERCENT ? 'almostFull' : 'normal' };
}
