import type { WordClip } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';
import { batchByItem } from './batch-by-item.ts';
import { useVocabularySentence } from './get-vocabulary-sentence.ts';

/** How long a clip counts as current, in milliseconds: entries change while the page is open, but rarely. */
const STALE_MS = 60_000;

const fetchContext = batchByItem((ids) =>
  unwrapResponse(api.GET('/api/vocabulary/contexts', { params: { query: { ids } } })),
);

/**
 * Query: where an item is spoken in the user's own recording; null without one. It is asked for only when an entry contains the item, and a
 * failure means that another voice speaks.
 */
export function useWordClip(itemId: string): WordClip | null {
  const { data: sentence } = useVocabularySentence(itemId);
  const { data: context } = useQuery({
    queryKey: vocabularyQueryKeys.context(itemId),
    queryFn: ({ signal }) => fetchContext(itemId, signal),
    enabled: Boolean(sentence),
    staleTime: STALE_MS,
    retry: false,
  });
  return context?.clip ?? null;
}
