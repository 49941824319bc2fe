import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../lib/api.ts';
import { vocabularyQueryKeys } from '../../words/index.ts';

const wordSplitsQuery = queryOptions({
  queryKey: ['word-splits'] as const,
  queryFn: async () => (await unwrapResponse(api.GET('/api/word-splits'))).splits,
});

/** Query: the user's word splits, that is, the texts that the user divides into other words than Memory does. */
export const useWordSplits = () => useQuery(wordSplitsQuery);

/** Refetches the data that depends on word boundaries: the annotations of all texts, their word coverage, and the word splits. */
function useRefreshDividedTexts(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [['annotation'], vocabularyQueryKeys.coverages, wordSplitsQuery.queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/**
 * Mutation: divides a text into the given words, in all texts that the user reads. The mutation ends when the texts on the page are divided again.
 */
export function useSetWordSplit() {
  const refresh = useRefreshDividedTexts();
  return useMutation({
    mutationFn: (parts: readonly string[]) =>
      unwrapResponse(api.POST('/api/word-splits', { body: { parts: [...parts] } })),
    onSuccess: refresh,
  });
}

/** Mutation: deletes the user's split of a text, so that Memory divides the text again. */
export function useDeleteWordSplit() {
  const refresh = useRefreshDividedTexts();
  return useMutation({
    mutationFn: (text: string) => unwrapResponse(api.DELETE('/api/word-splits/{text}', { params: { path: { text } } })),
    onSuccess: refresh,
  });
}
