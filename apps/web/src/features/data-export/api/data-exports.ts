import type { DataExport } from '@memory/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { gatewayPaths } from '../../../app/paths.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { downloadFromUrl } from '../../../lib/download-file.ts';
import { browserTimeZone } from '../../own-past/calendar-days.ts';

const POLL_INTERVAL_MS = 1_000;

/** The address of the ZIP file, with the days of the device's time zone. @param id the reserved export; by default, a new one */
export const dataExportUrl = (id?: string): string =>
  `${gatewayPaths.export}?${new URLSearchParams({ ...(id && { id }), timeZone: browserTimeZone() }).toString()}`;

/** Whether the export counts towards the user's limit. */
export const isActiveExport = ({ state }: DataExport): boolean => state === 'reserved' || state === 'running';

export const isEndedExport = (item: DataExport): boolean => !isActiveExport(item);

/**
 * Query: the user's data exports of the last hour, the active ones first. While one is active, it is refetched every second for the
 * progress, which only the server knows: the browser saves the file without this page.
 */
const dataExportsQuery = queryOptions({
  queryKey: ['data-exports'],
  queryFn: () => unwrapResponse(api.GET('/api/exports')),
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => (state.data?.some(isActiveExport) ? POLL_INTERVAL_MS : false),
});

export const useDataExports = () => useQuery(dataExportsQuery);

/**
 * Mutation: reserves a data export and makes the browser download it. The browser writes the file to the disk, whatever its size.
 */
export function useStartDataExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.POST('/api/exports')),
    onSuccess: (reserved) => {
      queryClient.setQueryData(dataExportsQuery.queryKey, (exports = []) => [reserved, ...exports]);
      downloadFromUrl(dataExportUrl(reserved.id));
    },
    // Those that run on other devices are shown, so that one can be cancelled. The mutation fails after they are known.
    onError: () => queryClient.invalidateQueries(dataExportsQuery),
  });
}

/** Mutation: cancels a data export. The browser's download then fails. */
export function useCancelDataExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrapResponse(api.DELETE('/api/exports/{id}', { params: { path: { id } } })),
    // What had ended before: when another one ends, the cancellation is no news any more.
    onMutate: () => ({ endedId: queryClient.getQueryData(dataExportsQuery.queryKey)?.find(isEndedExport)?.id }),
    onSuccess: (_, cancelledId) =>
      queryClient.setQueryData(dataExportsQuery.queryKey, (exports) => exports?.filter(({ id }) => id !== cancelledId)),
    // It may just have ended.
    onSettled: () => queryClient.invalidateQueries(dataExportsQuery),
  });
}
