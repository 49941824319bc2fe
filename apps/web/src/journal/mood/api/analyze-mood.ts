import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { isLongEnoughForMood } from '../mood-text.ts';

const CACHE_TIME_MS = 5 * 60_000;

/** Query: the mood of a text, cached for five minutes. The request is sent once `enabled` is true, if the text is long enough. */
export function useMoodAnalysis(text: string, audioUrl: string | null, enabled: boolean) {
  return useQuery({
    queryKey: ['mood', text, audioUrl],
    queryFn: () => unwrapResponse(api.POST('/api/analyze-mood', { body: { text, audioUrl } })),
    enabled: enabled && isLongEnoughForMood(text),
    staleTime: CACHE_TIME_MS,
    gcTime: CACHE_TIME_MS,
  });
}
