import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api.ts';

/** Asked for anew whenever it comes into sight: files come and go on every page and device of a person. */
export const storageQuery = queryOptions({
  queryKey: ['storage'],
  queryFn: () => unwrap(api.GET('/api/storage')),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** How much room one's files take and may take, in bytes. */
export const useStorage = () => useQuery(storageQuery);
