import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';

/** Mutation: deletes a vocabulary item that the user added. */
export function useRemoveVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrapResponse(api.DELETE('/api/vocabulary/{id}', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
