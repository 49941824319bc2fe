import type { QueryClient } from '@tanstack/react-query';
import { refetchQueries } from '../../../lib/refetch-queries.ts';
import { reviewQueryKeys, vocabularyQueryKeys } from '../../query-keys.ts';

/**
 * How long changes are collected before what the page shows is fetched again, in milliseconds. A word that is added is counted a moment later, and
 * who reviews in another tab causes a change every two seconds.
 */
const COLLECTION_MS = 500;

/** Today's cards themselves are left out: a session must not change while it lasts, and each session requests them. */
const changedKeys = [
  vocabularyQueryKeys.all,
  vocabularyQueryKeys.hidden,
  vocabularyQueryKeys.histories,
  reviewQueryKeys.today,
  reviewQueryKeys.summary,
];

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Fetches the vocabulary, the lives of words, the number of today's words and the summary again, as far as the page shows them. What it does not
 * show is fetched when it is shown the next time.
 */
export function refreshVocabularySoon(queryClient: QueryClient): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    for (const queryKey of changedKeys) void refetchQueries(queryClient, { queryKey });
  }, COLLECTION_MS);
}
