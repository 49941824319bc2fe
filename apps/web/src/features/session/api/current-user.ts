import type { User } from '@memory/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { clearOfflineData, currentUserWithOfflineFallback } from '../../offline/offline-fallback.ts';

/** The signed-in user, or null when signed out. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/user'],
  queryFn: () => currentUserWithOfflineFallback(requestCurrentUser),
});

/**
 * Whether a session is possible. The server sets a hint cookie that scripts can read beside the HttpOnly session cookie: without it a
 * page delivered by the server skips the request. The hint says nothing in development or when the service worker delivered the page.
 */
function mayBeSignedIn(): boolean {
  const fromServer = import.meta.env.PROD && !navigator.serviceWorker?.controller;
  return !fromServer || /(^|; )memory\.here=/.test(document.cookie);
}

async function requestCurrentUser(): Promise<User | null> {
  const simple = await api.GET('/api/simple-user');
  if (simple.response.ok) return simple.data ?? null;
  // the second route answers for users who signed in with an external provider
  const external = await api.GET('/api/auth/user');
  // only 401 means signed out; after other errors the app starts as signed out but keeps the offline data
  return external.response.status === 401 ? null : unwrapResponse(Promise.resolve(external));
}

/**
 * Fetches the signed-in user before the first render, so that a signed-in user does not see a signed-out page for a moment, or vice versa.
 */
export async function fetchCurrentUser(): Promise<User | null> {
  if (mayBeSignedIn()) return queryClient.fetchQuery(currentUserQuery).catch(() => null);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  void clearOfflineData();
  return null;
}

export function useCurrentUser(): { user: User | null } {
  return { user: useQuery(currentUserQuery).data ?? null };
}
