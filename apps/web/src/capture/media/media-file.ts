import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../lib/api.ts';

const fileQuery = (url: string) => {
  const id = fileIdFromUrl(url);
  return queryOptions({
    queryKey: ['media-files', id],
    queryFn: () => unwrapResponse(api.GET('/api/media-files/{id}', { params: { path: { id } } })),
  });
};

/**
 * Query: the metadata of a stored file, above all its extracted text and the times of its spoken words. Only the owner of the file gets the text
 * and the times.
 */
export function useMediaFile(url: string | null, enabled = true) {
  return useQuery({ ...fileQuery(url ?? ''), enabled: enabled && url !== null });
}

/** Mutation: starts the text extraction of a file again, after it has failed. */
export function useRetryTextExtraction(url: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrapResponse(api.POST('/api/media-files/{id}/read-again', { params: { path: { id: fileIdFromUrl(url) } } })),
    onSuccess: (file) => queryClient.setQueryData(fileQuery(url).queryKey, file),
  });
}

/** Returns the file's id from a media URL, `/media/{id}`. */
export const fileIdFromUrl = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
