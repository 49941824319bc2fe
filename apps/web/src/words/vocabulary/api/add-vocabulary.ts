import type { VocabularyItem } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflictError } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { refetchQueries } from '../../../lib/refetch-queries.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';

/** Request body for a new vocabulary item. */
export interface NewVocabularyItem {
  character: string;
  pinyin: string | null;
  englishTranslation: string;
  notes?: string;
  frequency?: number;
  isUserGenerated?: boolean;
  isKnown?: boolean;
}

/** Returns the request that adds a removed item again, with the same content. */
export function toNewVocabularyItem(item: VocabularyItem): NewVocabularyItem {
  const { character, pinyin, englishTranslation, notes, frequency, isUserGenerated, isKnown } = item;
  return { character, pinyin, englishTranslation, notes, frequency, isUserGenerated, isKnown };
}

/** Mutation: adds a vocabulary item. Callers show toasts of their own, because the texts differ. */
export function useAddVocabulary() {
  const queryClient = useQueryClient();
  const refetch = (): Promise<void> => refetchQueries(queryClient, { queryKey: vocabularyQueryKeys.all });
  return useMutation({
    mutationFn: (body: NewVocabularyItem) => unwrapResponse(api.POST('/api/vocabulary', { body })),
    onSuccess: refetch,
    // The vocabulary of this page lacks a word that was added elsewhere.
    onError: (error) => (isConflictError(error) ? refetch() : undefined),
  });
}
