import type { DataExport } from '@memory/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../lib/api.ts';
import { browserTimeZone } from '../../lib/calendar-days.ts';
import { downloadFromUrl } from '../../lib/download-file.ts';
import { gatewayPaths } from '../../lib/page-paths.ts';

const POLL_INTERVAL_MS = 1_000;

/** The address of the ZIP file, with the days of the device's time zone. @param id the reserved export; by default, a new export */
export const dataExportUrl = (id?: string): string =>
  `${gatewayPaths.export}?${new URLSearchParams({ ...(id && { id }), timeZone: browserTimeZone() }).toString()}`;

/** Whether the export counts towards the user's limit. */
export const isActiveExport = ({ state }: DataExport): boolean => state === 'reserved' || state === 'running';

export const isEndedExport = (item: DataExport): boolean => !isActiveExport(item);

/**
 * Query: the user's data exports of the last hour, the active exports first. While an export is active, the query is refetched every second for the
 * progress. Only the server knows the progress, because the browser saves the file without this page.
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
    // The mutation fails only after the list is fetched, so that exports on other devices are shown and the user can cancel one of them.
    onError: () => queryClient.invalidateQueries(dataExportsQuery),
  });
}

/** Mutation: cancels a data export. The browser's download then fails. */
export function useCancelDataExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrapResponse(api.DELETE('/api/exports/{id}', { params: { path: { id } } })),
    // Remembers the last ended export: the message about the cancellation disappears when another export ends.
    onMutate: () => ({ endedId: queryClient.getQueryData(dataExportsQuery.queryKey)?.find(isEndedExport)?.id }),
    onSuccess: (_, cancelledId) =>
      queryClient.setQueryData(dataExportsQuery.queryKey, (exports) => exports?.filter(({ id }) => id !== cancelledId)),
    // The export may have ended just before the cancellation, so the list is fetched again.
    onSettled: () => queryClient.invalidateQueries(dataExportsQuery),
  });
}
