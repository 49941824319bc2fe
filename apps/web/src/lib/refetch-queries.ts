import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Fetches again what has changed, as far as the page shows it; the rest is fetched when it is shown. A response that is on its way may be older
 * than the change, and `invalidateQueries` alone accepts it when it is the first one of its query
 * (https://tanstack.com/query/latest/docs/reference/QueryClient, `cancelRefetch`).
 * @param filters the queries that have changed; default all
 */
export async function refetchQueries(queryClient: QueryClient, filters?: InvalidateQueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}
