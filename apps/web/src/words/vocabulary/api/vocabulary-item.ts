import type { VocabularyItem, WordState } from '@memory/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';
import { type NewVocabularyItem, toNewVocabularyItem } from './add-vocabulary.ts';

interface VocabularyMarks {
  id: string;
  isKnown?: boolean;
  isHidden?: boolean;
  state?: WordState;
}

/** Mutation: marks an item as known, chooses its state, hides it or shows it again. The lists change at once, without being fetched again. */
export function useUpdateVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: VocabularyMarks) =>
      unwrapResponse(api.PATCH('/api/vocabulary/{id}', { params: { path: { id } }, body })),
    onSuccess: (item) => {
      putIntoList(queryClient, vocabularyQueryKeys.all, item, !item.isHidden);
      putIntoList(queryClient, vocabularyQueryKeys.hidden, item, item.isHidden);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.words }),
        queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.coverages }),
      ]);
    },
  });
}

/** Puts a changed item into a loaded list, at its place by time, or removes it. */
function putIntoList(
  queryClient: QueryClient,
  queryKey: readonly string[],
  item: VocabularyItem,
  isListed: boolean,
): void {
  queryClient.setQueryData<VocabularyItem[]>(queryKey, (items) => {
    if (!items) return items;
    const index = items.findIndex(({ id }) => id === item.id);
    if (index !== -1) return isListed ? items.with(index, item) : items.toSpliced(index, 1);
    const next = items.findIndex(({ createdAt }) => createdAt < item.createdAt);
    return isListed ? items.toSpliced(next === -1 ? items.length : next, 0, item) : items;
  });
  // A list that was requested before the change would undo the change when it arrives, so it is requested again.
  const query = { queryKey, exact: true };
  if (queryClient.isFetching(query) > 0) void queryClient.invalidateQueries(query);
}

/** Mutation: deletes a vocabulary item that the user added. */
export function useRemoveVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrapResponse(api.DELETE('/api/vocabulary/{id}', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}

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
