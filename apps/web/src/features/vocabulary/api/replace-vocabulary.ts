import type { VocabularyItem } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import type { NewVocabularyItem } from './add-vocabulary.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

const add = (body: NewVocabularyItem) => unwrapResponse(api.POST('/api/vocabulary', { body }));

/** Puts one word in the place of another: the old one is deleted, then the new one is created. */
async function replace({ item, word }: { item: VocabularyItem; word: NewVocabularyItem }): Promise<VocabularyItem> {
  const { id, createdAt: _, ...old } = item;
  await unwrapResponse(api.DELETE('/api/vocabulary/{id}', { params: { path: { id } } }));
  try {
    return await add(word);
  } catch (error) {
    // the new one was not to be had (it may be in the list already): nobody loses the old one for that
    await add(old);
    throw error;
  }
}

export function useReplaceVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: replace,
    // also after a failure: the old word stands elsewhere in the list
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
