import { QueryClient } from '@tanstack/react-query';

/** Data is fetched once and refreshed only by what the person does: no retries, no refetching behind their back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false },
  },
});
