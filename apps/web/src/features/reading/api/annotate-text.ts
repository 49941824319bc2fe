import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

/** Query: a text segmented into words, with their readings in context and meanings. Fetched when first `enabled`. */
export function useTextAnnotation(text: string, enabled: boolean) {
  return useQuery({
    queryKey: ['annotation', text],
    queryFn: () => unwrapResponse(api.POST('/api/annotate', { body: { text } })),
    enabled,
  });
}
