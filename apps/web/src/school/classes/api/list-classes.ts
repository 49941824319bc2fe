import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { flattenPages } from '../../../lib/fetched-items.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { classQueryKeys } from '../../query-keys.ts';

const CLASSES_PER_PAGE = 50;

/** Infinite query: the classes that the viewer teaches or attends, the newest first; for an admin, all classes. */
export function useClasses({ isArchived, enabled = true }: { isArchived: boolean; enabled?: boolean }) {
  return useInfiniteQuery({
    queryKey: classQueryKeys.list(isArchived),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      readKeysetPage(
        api.GET('/api/classes', {
          params: { query: { archived: isArchived ? 'true' : 'false', limit: CLASSES_PER_PAGE, cursor } },
        }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => flattenPages(pages),
    enabled,
  });
}
