import type { VocabularyItem } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';
import { type NewVocabularyItem, toNewVocabularyItem } from './add-vocabulary.ts';

const add = (body: NewVocabularyItem) => unwrapResponse(api.POST('/api/vocabulary', { body }));

/** Replaces a vocabulary item: deletes the old item, then creates the new one. If the creation fails, the old item is created again. */
async function replaceItem({ item, word }: { item: VocabularyItem; word: NewVocabularyItem }): Promise<VocabularyItem> {
  await unwrapResponse(api.DELETE('/api/vocabulary/{id}', { params: { path: { id: item.id } } }));
  try {
    return await add(word);
  } catch (error) {
    // The creation fails, for example, when the new word is in the vocabulary already.
    await add(toNewVocabularyItem(item));
    throw error;
  }
}

/** Mutation: replaces a vocabulary item by a new one. */
export function useReplaceVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: replaceItem,
    // The list is refetched after an error too, because the old word may have been created again as an item with another id.
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
