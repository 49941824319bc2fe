import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';

/** The words of a text as they are read there, asked for when somebody first wants to know. */
export function useTextAnnotation(text: string, wanted: boolean) {
  return useQuery({
    queryKey: ['annotation', text],
    queryFn: () => unwrapResponse(api.POST('/api/annotate', { body: { text } })),
    enabled: wanted,
  });
}
