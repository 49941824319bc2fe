import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

/**
 * Query: a text segmented into words, each with its reading in this text and its meanings. The query is sent when `enabled` first becomes
 * true.
 */
export function useTextAnnotation(text: string, enabled: boolean) {
  return useQuery({
    queryKey: ['annotation', text],
    queryFn: () => unwrapResponse(api.POST('/api/annotate', { body: { text } })),
    enabled,
  });
}
