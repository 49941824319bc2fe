import type { PronunciationStatus } from '@memory/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../lib/api.ts';

export const pronunciationStatusQuery = queryOptions({
  queryKey: ['pronunciation'] as const,
  queryFn: () => unwrapResponse(api.GET('/api/pronunciation')),
  // Without a connection, the query fails at once instead of waiting for a connection.
  networkMode: 'always',
});

/** Query: whether the installation has recordings of words, and who made them. Undefined until the response arrives. */
export function usePronunciationStatus(): PronunciationStatus | undefined {
  return useQuery(pronunciationStatusQuery).data;
}

/** The address of the installation's recording of a word. */
export function pronunciationUrl(word: string, pinyin: string | null | undefined): string {
  const query = pinyin ? `?${new URLSearchParams({ pinyin }).toString()}` : '';
  return `/api/pronunciation/${encodeURIComponent(word)}${query}`;
}
