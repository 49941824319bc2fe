import type { WordChoice } from '@memory/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isConflictError } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';
import { toNewItem } from '../to-new-item.ts';

/**
 * Query: the characters of the vocabulary that were added when a longer word was tapped.
 * @param enabled false when no item of the vocabulary can be one of them
 */
export function useWordChoices(enabled: boolean) {
  return useQuery({
    queryKey: vocabularyQueryKeys.wordChoices,
    queryFn: async () => (await unwrapResponse(api.GET('/api/vocabulary/word-choices'))).choices,
    enabled,
  });
}

/** Mutation: keeps the character, makes the tapped word of it, or adds the word beside the character. */
export function useMakeWordChoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ choice, keep }: { choice: WordChoice; keep: 'character' | 'word' | 'both' }) => {
      if (keep === 'both') await addWord(choice);
      const params = { path: { id: choice.itemId } };
      const body = { keep: keep === 'both' ? ('character' as const) : keep };
      await unwrapResponse(api.POST('/api/vocabulary/{id}/word-choice', { params, body }));
    },
    onSuccess: (_, { choice }) => {
      queryClient.setQueryData<WordChoice[]>(vocabularyQueryKeys.wordChoices, (choices) =>
        choices?.filter(({ itemId }) => itemId !== choice.itemId),
      );
      return queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all });
    },
  });
}

/** Adds the word of a choice, unless the vocabulary has it. */
async function addWord({ word, ...reading }: WordChoice): Promise<void> {
  try {
    await unwrapResponse(api.POST('/api/vocabulary', { body: toNewItem({ ...reading, character: word }) }));
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}
