import type { QueryClient } from '@tanstack/react-query';
import { refetchQueries } from '../../../lib/refetch-queries.ts';
import { reviewQueryKeys, vocabularyQueryKeys } from '../../query-keys.ts';

/**
 * How long changes are collected before the shown data is refetched, in milliseconds. An added word is counted a moment later, and reviews in another
 * tab cause a change every two seconds.
 */
const COLLECTION_MS = 500;

/**
 * The keys of the data that changes with the vocabulary, without today's cards: a session must not change while it lasts, and requests its own cards.
 */
const changedKeys = [
  vocabularyQueryKeys.all,
  vocabularyQueryKeys.hidden,
  vocabularyQueryKeys.histories,
  reviewQueryKeys.today,
  reviewQueryKeys.summary,
];

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Refetches the vocabulary, the histories of words, the number of today's words and the summary, as far as the page shows them. Data that is not
 * shown now is fetched when it is shown the next time.
 */
export function refreshVocabularySoon(queryClient: QueryClient): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    for (const queryKey of changedKeys) void refetchQueries(queryClient, { queryKey });
  }, COLLECTION_MS);
}
