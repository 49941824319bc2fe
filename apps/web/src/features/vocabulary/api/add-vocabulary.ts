import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

export interface NewVocabularyItem {
  character: string;
  pinyin: string | null;
  englishTranslation: string;
  notes?: string;
  frequency?: number;
  isUserGenerated?: boolean;
}

/** Adds a word. What is said about it is the caller's: a card and the vocabulary screen use different words. */
export function useAddVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewVocabularyItem) => unwrapResponse(api.POST('/api/vocabulary', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
