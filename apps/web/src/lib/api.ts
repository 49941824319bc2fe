import { createApiClient } from '@memory/api-client';
import i18next from 'i18next';
import { fetchOrTake } from './first-answers.ts';
import { noteReachable } from './reachable.ts';

export { ApiRequestError, unwrapResponse } from '@memory/api-client';

/** The typed client of this page: cookies are sent, and messages come back in the interface's language. */
export const api = createApiClient({ baseUrl: '', fetch: fetchOrTake });

const listeners = new Set<() => void>();

/** Calls `listener` at each answer that says nobody is signed in. @returns how to stop */
export function onSignedOutAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that the server answered, and whether it was that nobody is signed in. */
export function noteAnswer(status: number): void {
  noteReachable(true);
  if (status === 401) for (const listener of listeners) listener();
}

api.use({
  onRequest({ request }) {
    request.headers.set('Accept-Language', i18next.language);
    return request;
  },
  onError({ error }) {
    // no answer came; one that was given up says nothing about the server
    if (error instanceof TypeError) noteReachable(false);
  },
  onResponse({ response }) {
    noteAnswer(response.status);
  },
});
