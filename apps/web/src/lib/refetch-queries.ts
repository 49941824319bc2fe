import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Refetches the changed queries that the page shows; other changed queries are refetched when the page shows them. A pending response may be older
 * than the change, and `invalidateQueries` alone would accept it if it is the first response of its query
 * (https://tanstack.com/query/latest/docs/reference/QueryClient, `cancelRefetch`).
 * @param filters the queries that have changed; by default, all queries
 */
export async function refetchQueries(queryClient: QueryClient, filters?: InvalidateQueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}
