import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

/**
 * Query: a text segmented into words, each word with its reading in this text and its meanings. The request is sent once `enabled` is true.
 */
export function useTextAnnotation(text: string, enabled: boolean) {
  return useQuery({
    queryKey: ['annotation', text],
    queryFn: () => unwrapResponse(api.POST('/api/annotate', { body: { text } })),
    enabled,
  });
}
