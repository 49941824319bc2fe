import { createApiClient, errorOfForeignResponse } from '@memory/api-client';
import i18next from 'i18next';
import { fetchOrUsePrefetched } from '../../prerender/client/prefetched-responses.ts';
import { setServerReachable } from './online-status.ts';
import { reloadIfSessionChanged } from './sealed-storage/reload-after-session-end.ts';
import { noteSecondFactorRequiredError } from './second-factor-requirement.ts';

export { ApiRequestError, unwrapResponse } from '@memory/api-client';

/** The typed API client. It sends cookies and requests error messages in the language of the interface. */
export const api = createApiClient({ baseUrl: '', fetch: fetchOrUsePrefetched });

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` for each 401 response. @returns a function that unsubscribes the listener */
export function onUnauthorizedResponse(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/**
 * Called before each request and after each response. The browser's cookies may belong to another user who has signed in in another tab. This page
 * must neither save its user's drafts to the other user's journal nor show the other user's data.
 * @returns the error with which the request fails when the session of this page has ended; otherwise null
 */
export function handleSessionEnd(): DOMException | null {
  return reloadIfSessionChanged() ? new DOMException('The session of this page has ended', 'AbortError') : null;
}

function assertSameSession(): void {
  const error = handleSessionEnd();
  if (error) throw error;
}

/**
 * Called with each response. A response that does not come from the server (but from a captive portal or a proxy) says nothing about the user and
 * the server, and is treated like a missing response.
 * @throws ApiRequestError for a request that a proxy rejects as too large; ForeignResponseError for all other responses that do not come from the
 * server
 */
export function assertFromServer(status: number, contentType: string | null, isJsonExpected = true): void {
  const error = errorOfForeignResponse(
    { status, contentType, isJsonExpected },
    { tooLarge: i18next.t('connection.tooLarge'), notFromServer: i18next.t('connection.notFromServer') },
  );
  if (!error) return;
  if (error instanceof TypeError) setServerReachable(false);
  throw error;
}

/** Called with the status of each response of the server. Records that the server is reachable and notifies the listeners of 401 responses. */
export function handleResponseStatus(status: number): void {
  setServerReachable(true);
  if (status === 401) for (const listener of unauthorizedListeners) listener();
}

api.use({
  onRequest({ request }) {
    assertSameSession();
    request.headers.set('Accept-Language', i18next.language);
    return request;
  },
  onError({ error }) {
    // A TypeError means that there was no response. An aborted request has another error and says nothing about the server.
    if (error instanceof TypeError) setServerReachable(false);
  },
  async onResponse({ response, options }) {
    assertSameSession();
    assertFromServer(response.status, response.headers.get('Content-Type'), options.parseAs === 'json');
    handleResponseStatus(response.status);
    if (response.status === 403) await noteSecondFactorRequiredError(response);
  },
});
