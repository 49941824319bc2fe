import { QueryClient } from '@tanstack/react-query';

/**
 * The query client of the app. A query fetches its data once and does not retry or refetch by itself; only mutations and live events
 * refresh the data.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false },
  },
});
