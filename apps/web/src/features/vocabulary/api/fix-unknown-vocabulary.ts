import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/** Mutation: looks up all vocabulary items without translation or pinyin. Resolves to the number of items updated. */
export function useFixUnknownVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await unwrapResponse(api.POST('/api/vocabulary/fix-unknown'))).updated,
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
