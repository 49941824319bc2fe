import type { VocabularyItem, WordState } from '@memory/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';

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
}
