import type { User } from '@memory/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { clearOfflineData, currentUserWithOfflineFallback } from '../../offline/offline-fallback.ts';

/** The signed-in person, or null when signed out. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/user'],
  queryFn: () => currentUserWithOfflineFallback(requestCurrentUser),
});

/**
 * Strangers see their first page without asking: the server's page came without its sign that this browser holds a session, whose own
 * cookie no script can read. A page that the service worker gave, or a development server, has no say in it.
 */
function mayBeSignedIn(): boolean {
  const fromServer = import.meta.env.PROD && !navigator.serviceWorker?.controller;
  return !fromServer || /(^|; )memory\.here=/.test(document.cookie);
}

async function requestCurrentUser(): Promise<User | null> {
  const simple = await api.GET('/api/simple-user');
  if (simple.response.ok) return simple.data ?? null;
  // the second address answers for people who came through an external sign-in
  const external = await api.GET('/api/auth/user');
  // any other refusal says nothing about who is here: the page is then as for somebody signed out, but forgets nothing
  return external.response.status === 401 ? null : unwrapResponse(Promise.resolve(external));
}

/** Finds out who is here. Nothing is drawn before that is known: nobody sees a flash of the wrong screens. */
export async function fetchCurrentUser(): Promise<User | null> {
  if (mayBeSignedIn()) return queryClient.fetchQuery(currentUserQuery).catch(() => null);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  void clearOfflineData();
  return null;
}

export function useCurrentUser(): { user: User | null } {
  return { user: useQuery(currentUserQuery).data ?? null };
}
