import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/**
 * Mutation: adds characters and words of the user's entries to the vocabulary, at most 20 of each per run. Resolves to the numbers of added
 * items.
 */
export function useExtractVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { added, words } = await unwrapResponse(
        api.POST('/api/vocabulary/extract', { params: { query: { words: 'true' } } }),
      );
      return { characters: added.length, words: words.length };
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
