import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readPage } from '../../../lib/page.ts';
import { entryKeys } from '../../entries/api/entry-keys.ts';
import { timelineOrSeen } from '../../offline/seen.ts';
import { pageSize, pagesAsList } from '../paged-list.ts';

/** One's own memories, newest first. */
export const myEntries = infiniteQueryOptions({
  queryKey: entryKeys.mine,
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam: cursor }) =>
    timelineOrSeen(cursor, () =>
      readPage(api.GET('/api/journal-entries', { params: { query: { limit: pageSize(cursor), cursor } } })),
    ),
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pagesAsList(pages),
});

export const useMyEntries = () => useInfiniteQuery(myEntries);
