import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';
import { batchByItem } from './batch-by-item.ts';

/** How long a sentence counts as current, in milliseconds: entries change while the page is open, but rarely. */
const STALE_MS = 60_000;

const fetchSentence = batchByItem((ids) =>
  unwrapResponse(api.GET('/api/vocabulary/sentences', { params: { query: { ids } } })),
);

/** Query: the sentence of the user's own entries in which an item was met; null when no entry contains it. */
export function useVocabularySentence(itemId: string) {
  return useQuery({
    queryKey: vocabularyQueryKeys.sentence(itemId),
    queryFn: ({ signal }) => fetchSentence(itemId, signal),
    staleTime: STALE_MS,
  });
}
