import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';

/** Query: the public entry of a share link. */
export function useSharedEntry(shareId: string) {
  return useQuery({
    queryKey: entryQueryKeys.shared(shareId),
    queryFn: () => unwrapResponse(api.GET('/api/shared/{shareId}', { params: { path: { shareId } } })),
  });
}
