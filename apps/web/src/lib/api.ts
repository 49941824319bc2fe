import { createApiClient } from '@memory/api-client';
import i18next from 'i18next';
import { fetchOrUsePrefetched } from '../../prerender/client/prefetched-responses.ts';
import { setServerReachable } from './online-status.ts';

export { ApiRequestError, unwrapResponse } from '@memory/api-client';

/** The typed API client. Sends cookies and requests messages in the language of the interface. */
export const api = createApiClient({ baseUrl: '', fetch: fetchOrUsePrefetched });

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` for each 401 response. @returns unsubscribes */
export function onUnauthorizedResponse(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** Records that the server responded and notifies the listeners of 401 responses. */
export function recordResponseStatus(status: number): void {
  setServerReachable(true);
  if (status === 401) for (const listener of unauthorizedListeners) listener();
}

api.use({
  onRequest({ request }) {
    request.headers.set('Accept-Language', i18next.language);
    return request;
  },
  onError({ error }) {
    // A TypeError means that there was no response. An aborted request has another error and says nothing about the server.
    if (error instanceof TypeError) setServerReachable(false);
  },
  onResponse({ response }) {
    recordResponseStatus(response.status);
  },
});
