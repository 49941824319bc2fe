import { SIMILAR_WORD_MAX_LENGTH } from '@memory/contracts';
import { hasChinese } from '@memory/text';
import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

/** Query: words that sound like a Chinese word, words of the user's own vocabulary first. */
export function useSimilarWords(word: string) {
  return useQuery({
    queryKey: ['similar-words', word],
    queryFn: async () => (await unwrapResponse(api.POST('/api/similar-words', { body: { word } }))).words,
    enabled: hasChinese(word) && word.length <= SIMILAR_WORD_MAX_LENGTH,
    networkMode: 'always',
    retry: false,
  });
}
