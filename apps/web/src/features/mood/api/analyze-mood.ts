import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { isLongEnoughForMood } from '../mood-text.ts';

const FIVE_MINUTES = 5 * 60_000;

/** The mood of a text, asked for at most every five minutes, and not before it is `wanted`. */
export function useMoodAnalysis(text: string, audioUrl: string | null, wanted: boolean) {
  return useQuery({
    queryKey: ['mood', text, audioUrl],
    queryFn: () => unwrapResponse(api.POST('/api/analyze-mood', { body: { text, audioUrl } })),
    enabled: wanted && isLongEnoughForMood(text),
    staleTime: FIVE_MINUTES,
    gcTime: FIVE_MINUTES,
  });
}
