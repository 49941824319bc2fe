import { ApiRequestError } from '@memory/api-client';

/** Whether the session has ended meanwhile. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 401;
}

/** What the server said for the person to read; `otherwise` when it could not be reached or said nothing of use. */
export function errorMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiRequestError ? error.message : otherwise;
}

/** Statuses that say no more than 'not now'. */
const NOT_NOW = new Set([401, 408, 429]);

/** Whether the same request may work later: there was no connection, nobody signed in, or the server was in trouble. */
export function mayWorkLater(error: unknown): boolean {
  return !(error instanceof ApiRequestError) || error.status >= 500 || NOT_NOW.has(error.status);
}
