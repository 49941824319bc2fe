import { useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api.ts';
import { entryKeys } from '../../entries/api/entry-keys.ts';

/** The public memory behind a share link. */
export function useSharedEntry(shareId: string) {
  return useQuery({
    queryKey: entryKeys.shared(shareId),
    queryFn: () => unwrap(api.GET('/api/shared/{shareId}', { params: { path: { shareId } } })),
  });
}
