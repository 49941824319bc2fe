import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';

/** Query: what happened to a word of the vocabulary, the oldest first. */
export function useWordHistory(itemId: string) {
  return useQuery({
    queryKey: vocabularyQueryKeys.history(itemId),
    queryFn: async () =>
      (await unwrapResponse(api.GET('/api/vocabulary/{id}/history', { params: { path: { id: itemId } } }))).points,
    // A look-up changes it, too, and does not say so.
    gcTime: 0,
  });
}
