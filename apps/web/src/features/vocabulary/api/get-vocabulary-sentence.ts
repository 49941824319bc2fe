import type { VocabularySentence } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/** The largest number of items per request that the server accepts. */
const BATCH_SIZE = 20;
/**
 * How long the page waits for further cards before it requests their sentences together, in milliseconds. A card that has left the view by
 * then is not part of the request.
 */
const COLLECTION_MS = 80;
/** How long a sentence counts as current, in milliseconds: entries change while the page is open, but rarely. */
const STALE_MS = 60_000;

interface WaitingCard {
  id: string;
  signal: AbortSignal;
  resolve: (sentence: VocabularySentence | null) => void;
  reject: (error: unknown) => void;
}

let waiting: WaitingCard[] = [];

/** Collects the cards that come into view at about the same time, and requests their sentences together. */
function fetchSentence(id: string, signal: AbortSignal): Promise<VocabularySentence | null> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(fetchCollected, COLLECTION_MS);
    waiting.push({ id, signal, resolve, reject });
  });
}

function fetchCollected(): void {
  const cards = waiting.filter(({ signal }) => !signal.aborted);
  waiting = [];
  for (let start = 0; start < cards.length; start += BATCH_SIZE)
    void fetchBatch(cards.slice(start, start + BATCH_SIZE));
}

async function fetchBatch(cards: readonly WaitingCard[]): Promise<void> {
  try {
    const ids = cards.map(({ id }) => id).join(',');
    const sentences = await unwrapResponse(api.GET('/api/vocabulary/sentences', { params: { query: { ids } } }));
    const byItem = new Map(sentences.map((sentence) => [sentence.itemId, sentence]));
    for (const { id, resolve } of cards) resolve(byItem.get(id) ?? null);
  } catch (error) {
    for (const { reject } of cards) reject(error);
  }
}

/** Query: the sentence of the user's own entries in which an item was met; null when no entry contains it. */
export function useVocabularySentence(itemId: string) {
  return useQuery({
    queryKey: vocabularyQueryKeys.sentence(itemId),
    queryFn: ({ signal }) => fetchSentence(itemId, signal),
    staleTime: STALE_MS,
  });
}
