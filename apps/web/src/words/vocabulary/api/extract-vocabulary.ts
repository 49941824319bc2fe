import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';

/**
 * Mutation: adds characters, or words, of the user's entries to the vocabulary, at most 20 per run. Resolves to the number of added items.
 */
export function useExtractVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (kind: 'characters' | 'words') => {
      const query = kind === 'words' ? { words: 'true' as const } : {};
      const { added, words } = await unwrapResponse(api.POST('/api/vocabulary/extract', { params: { query } }));
      return added.length + words.length;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
