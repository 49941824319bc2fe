import type { OwnUser } from '@memory/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { discardPrefetchedResponses } from '../../../prerender/client/prefetched-responses.ts';
import { api, unwrapResponse } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isClassSessionOverdue } from '../class-session.ts';
import { clearOfflineData, currentUserWithOfflineFallback } from '../offline/offline-fallback.ts';
import { endSessionOnServer, isSignOutRequested, markSignedOutOffline } from '../sign-out-request.ts';

/** Query: the signed-in user; null when signed out. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/user'],
  queryFn: () => currentUserWithOfflineFallback(requestCurrentUser),
});

/**
 * Whether a session may exist. The gateway sets a session hint cookie, which scripts can read, unlike the HttpOnly session cookie. Without
 * the hint cookie the request for the current user is skipped. In development, or when the service worker delivered the page, a missing
 * hint proves nothing.
 */
function mayBeSignedIn(): boolean {
  const fromServer = import.meta.env.PROD && !navigator.serviceWorker?.controller;
  return !fromServer || /(^|; )memory\.here=/.test(document.cookie);
}

async function requestCurrentUser(): Promise<OwnUser | null> {
  const simple = await api.GET('/api/simple-user');
  if (simple.response.ok) return simple.data ?? null;
  // Users who signed in with an external provider are known to the second route only.
  const external = await api.GET('/api/auth/user');
  // Only 401 means that the user is signed out. After other errors the app starts as signed out, but keeps the offline data.
  return external.response.status === 401 ? null : unwrapResponse(Promise.resolve(external));
}

/**
 * Fetches the signed-in user before the first render, so that a signed-in user never sees the signed-out page for a moment, or vice versa.
 */
export async function fetchCurrentUser(): Promise<OwnUser | null> {
  // The class session became idle while no page was open. It is signed out before the page shows anything of the student.
  if (isClassSessionOverdue()) markSignedOutOffline();
  // A sign-out without a connection: even if the session still exists, its user has left.
  const hasSignedOut = isSignOutRequested();
  if (hasSignedOut) {
    discardPrefetchedResponses();
    await endSessionOnServer();
  }
  if (!hasSignedOut && mayBeSignedIn()) return queryClient.fetchQuery(currentUserQuery).catch(() => null);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  void clearOfflineData();
  return null;
}

export function useCurrentUser(): { user: OwnUser | null } {
  return { user: useQuery(currentUserQuery).data ?? null };
}
