import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/** Has every word whose translation or pinyin is unknown looked up, in one call. @returns how many are known now */
export function useFixUnknownVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await unwrapResponse(api.POST('/api/vocabulary/fix-unknown'))).updated,
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
