import { QueryClient } from '@tanstack/react-query';

/** Data is fetched once and refreshed only by mutations and live events: no retries and no automatic refetching. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false },
  },
});
