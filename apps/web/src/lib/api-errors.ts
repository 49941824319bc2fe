import { ApiRequestError } from '@memory/api-client';

/** Whether the session has ended meanwhile. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 401;
}

/** What the server said for the person to read; `otherwise` when it could not be reached or said nothing of use. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiRequestError ? error.message : fallback;
}

/** Statuses that say no more than 'not now'. */
const RETRYABLE_CLIENT_ERRORS = new Set([401, 408, 429]);

/** Whether the same request may work later: there was no connection, nobody signed in, or the server was in trouble. */
export function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiRequestError) || error.status >= 500 || RETRYABLE_CLIENT_ERRORS.has(error.status);
}
