import { ApiRequestError } from '@memory/api-client';

/** Whether the request failed because the session has expired. */
export function isUnauthorizedError(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 401;
}

/** The server's message for the user, or `fallback` when there was no response or no message. */
export function apiErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiRequestError ? error.message : fallback;
}

/** The 4xx statuses of errors that may be temporary. */
const RETRYABLE_CLIENT_ERRORS = new Set([401, 408, 429]);

/** Whether the same request may succeed later: no response, signed out, rate limited or a server error. */
export function isRetryableError(error: unknown): boolean {
  return !(error instanceof ApiRequestError) || error.status >= 500 || RETRYABLE_CLIENT_ERRORS.has(error.status);
}
