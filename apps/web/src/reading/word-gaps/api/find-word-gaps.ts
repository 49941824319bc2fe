import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

/** The longest text that the server searches, in UTF-16 units. */
const TEXT_MAX_LENGTH = 20_000;

/** Query: the English words of the Chinese sentences of a text, with Chinese words for each. */
export function useWordGaps(text: string, enabled: boolean) {
  return useQuery({
    queryKey: ['word-gaps', text],
    queryFn: async () => (await unwrapResponse(api.POST('/api/word-gaps', { body: { text } }))).gaps,
    enabled: enabled && text.length <= TEXT_MAX_LENGTH,
    // The words depend on the text alone.
    staleTime: Infinity,
    retry: false,
  });
}
