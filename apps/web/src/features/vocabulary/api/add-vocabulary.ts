import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { vocabularyKeys } from './vocabulary-query-keys.ts';

export interface NewWord {
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
    mutationFn: (body: NewWord) => unwrapResponse(api.POST('/api/vocabulary', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: vocabularyKeys.all }),
  });
}
