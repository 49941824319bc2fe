import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api.ts';
import type { NewWord } from './add-vocabulary.ts';
import { vocabularyKeys } from './vocabulary-keys.ts';

/** Puts one word in the place of another: the old one is deleted, then the new one is created. */
export function useReplaceVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, word }: { id: string; word: NewWord }) => {
      await unwrap(api.DELETE('/api/vocabulary/{id}', { params: { path: { id } } }));
      return unwrap(api.POST('/api/vocabulary', { body: word }));
    },
    // also after a failure: the old word may be gone already
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyKeys.all }),
  });
}
