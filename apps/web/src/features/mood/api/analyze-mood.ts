import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { hasMood } from '../mood-text.ts';

const FIVE_MINUTES = 5 * 60_000;

/** The mood of a text, asked for at most every five minutes, and not before it is `wanted`. */
export function useMood(text: string, audioUrl: string | null, wanted: boolean) {
  return useQuery({
    queryKey: ['mood', text, audioUrl],
    queryFn: () => unwrapResponse(api.POST('/api/analyze-mood', { body: { text, audioUrl } })),
    enabled: wanted && hasMood(text),
    staleTime: FIVE_MINUTES,
    gcTime: FIVE_MINUTES,
  });
}
