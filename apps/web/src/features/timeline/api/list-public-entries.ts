import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readPage } from '../../../lib/page.ts';
import { entryKeys } from '../../entries/api/entry-keys.ts';
import { pageSize, pagesAsList } from '../paged-list.ts';

/** Everyone's public memories, newest first. */
export const publicEntries = infiniteQueryOptions({
  queryKey: entryKeys.public,
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam: cursor }) =>
    readPage(api.GET('/api/public-timeline', { params: { query: { limit: pageSize(cursor), cursor } } })),
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pagesAsList(pages),
});

export const usePublicEntries = () => useInfiniteQuery(publicEntries);
