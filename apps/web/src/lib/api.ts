import { createApiClient } from '@memory/api-client';
import i18next from 'i18next';
import { fetchOrUsePrefetched } from '../../prerender/client/prefetched-responses.ts';
import { recordServerReachable } from './online-status.ts';

export { ApiRequestError, unwrapResponse } from '@memory/api-client';

/** The typed client of this page: cookies are sent, and messages come back in the interface's language. */
export const api = createApiClient({ baseUrl: '', fetch: fetchOrUsePrefetched });

const listeners = new Set<() => void>();

/** Calls `listener` at each answer that says nobody is signed in. @returns how to stop */
export function onUnauthorizedResponse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that the server answered, and whether it was that nobody is signed in. */
export function recordResponseStatus(status: number): void {
  recordServerReachable(true);
  if (status === 401) for (const listener of listeners) listener();
}

api.use({
  onRequest({ request }) {
    request.headers.set('Accept-Language', i18next.language);
    return request;
  },
  onError({ error }) {
    // no answer came; one that was given up says nothing about the server
    if (error instanceof TypeError) recordServerReachable(false);
  },
  onResponse({ response }) {
    recordResponseStatus(response.status);
  },
});
