import { useQuery } from '@tanstack/react-query';

/**
 * Query: a text segmented into words, each word with its reading in this text and its meanings. The request is sent once `enabled` is true,
 * together with the requests for other texts that are needed at the same time.
 */
export function useTextAnnotation(text: string, enabled: boolean) {
  return useQuery({
    queryKey: ['annotation', text],
    // The module is loaded with the first annotation, because the first screen may need none.
    queryFn: async () => (await import('./annotate-text.ts')).annotateText(text),
    enabled,
  });
}
