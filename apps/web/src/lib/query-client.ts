import { QueryClient } from '@tanstack/react-query';

/**
 * A query fetches its data once. Only mutations and live events refresh the data: the query client neither retries nor refetches by
 * itself.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false },
  },
});
