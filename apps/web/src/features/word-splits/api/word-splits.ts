import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../vocabulary/api/vocabulary-query-keys.ts';

const wordSplitsQuery = queryOptions({
  queryKey: ['word-splits'] as const,
  queryFn: async () => (await unwrapResponse(api.GET('/api/word-splits'))).splits,
});

/** Query: the texts that the user divides or joins otherwise than Memory does. */
export const useWordSplits = () => useQuery(wordSplitsQuery);

/** Reads again what depends on where words end: the annotation of all texts, how much of them the user knows, and the splits. */
function useRefreshDividedTexts(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [['annotation'], vocabularyQueryKeys.coverages, wordSplitsQuery.queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** Mutation: makes a text consist of these words, in all texts that the user reads. It ends when the texts on the page are divided again. */
export function useSetWordSplit() {
  const refresh = useRefreshDividedTexts();
  return useMutation({
    mutationFn: (parts: readonly string[]) =>
      unwrapResponse(api.POST('/api/word-splits', { body: { parts: [...parts] } })),
    onSuccess: refresh,
  });
}

/** Mutation: leaves the division of a text to Memory again. */
export function useDeleteWordSplit() {
  const refresh = useRefreshDividedTexts();
  return useMutation({
    mutationFn: (text: string) => unwrapResponse(api.DELETE('/api/word-splits/{text}', { params: { path: { text } } })),
    onSuccess: refresh,
  });
}
