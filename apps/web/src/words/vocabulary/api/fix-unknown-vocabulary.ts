import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';

/**
 * Mutation: lets the server look up all vocabulary items that lack a translation or pinyin in the dictionary. Resolves to the number of
 * updated items.
 */
export function useFixUnknownVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await unwrapResponse(api.POST('/api/vocabulary/fix-unknown'))).updated,
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
