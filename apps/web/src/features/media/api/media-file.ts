import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { fileIdFromUrl } from '../../../lib/file-id-from-url.ts';

const fileQuery = (url: string) => {
  const id = fileIdFromUrl(url);
  return queryOptions({
    queryKey: ['media-files', id],
    queryFn: () => unwrapResponse(api.GET('/api/media-files/{id}', { params: { path: { id } } })),
  });
};

/** What the product knows of a file: above all its text, and when each word was said. */
export function useMediaFile(url: string | null, enabled = true) {
  return useQuery({ ...fileQuery(url ?? ''), enabled: enabled && url !== null });
}

/** Has the text of a file looked for once more. */
export function useRetryTextExtraction(url: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrapResponse(api.POST('/api/media-files/{id}/read-again', { params: { path: { id: fileIdFromUrl(url) } } })),
    onSuccess: (file) => queryClient.setQueryData(fileQuery(url).queryKey, file),
  });
}
