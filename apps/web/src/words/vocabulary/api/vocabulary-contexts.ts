import type { WordClip } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';

/** How long a sentence or a clip counts as current, in milliseconds: entries change while the page is open, but rarely. */
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

const fetchContext = batchByItem((ids) =>
  unwrapResponse(api.GET('/api/vocabulary/contexts', { params: { query: { ids } } })),
);

/**
 * Query: where an item is spoken in the user's own recording; null without one. It is requested only when an entry contains the item. After
 * a failed request another voice speaks.
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

/** The largest number of items per request that the server accepts. */
const BATCH_SIZE = 20;
/**
 * How long the page waits for further cards before it requests their data together, in milliseconds. A card that has left the viewport in this time
 * is not part of the request.
 */
const COLLECTION_MS = 80;

interface WaitingCard<Result> {
  id: string;
  signal: AbortSignal;
  resolve: (result: Result | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects the cards that come into view at about the same time, and requests their data together.
 * @param fetchItems requests the data of these ids, divided by commas
 * @returns a function that resolves with the data of one item; null when the response lacks it
 */
function batchByItem<Result extends { itemId: string }>(
  fetchItems: (ids: string) => Promise<Result[]>,
): (id: string, signal: AbortSignal) => Promise<Result | null> {
  let waiting: WaitingCard<Result>[] = [];

  function fetchCollected(): void {
    const cards = waiting.filter(({ signal }) => !signal.aborted);
    waiting = [];
    for (let start = 0; start < cards.length; start += BATCH_SIZE)
      void fetchBatch(cards.slice(start, start + BATCH_SIZE));
  }

  async function fetchBatch(cards: readonly WaitingCard<Result>[]): Promise<void> {
    try {
      const results = await fetchItems(cards.map(({ id }) => id).join(','));
      const byItem = new Map(results.map((result) => [result.itemId, result]));
      for (const { id, resolve } of cards) resolve(byItem.get(id) ?? null);
    } catch (error) {
      for (const { reject } of cards) reject(error);
    }
  }

  return (id, signal) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(fetchCollected, COLLECTION_MS);
      waiting.push({ id, signal, resolve, reject });
    });
}
