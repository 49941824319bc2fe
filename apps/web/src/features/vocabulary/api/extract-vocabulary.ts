import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/** Has characters of one's own memories added, at most 20 a run. @returns how many were */
export function useExtractVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await unwrapResponse(api.POST('/api/vocabulary/extract'))).added.length,
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
