import { ApiRequestError, ForeignResponseError, TOO_LARGE_FOR_NETWORK } from '@memory/api-client';

/** Whether a request failed with status 401, because the session has expired. */
export function isUnauthorizedError(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 401;
}

/** Whether a request failed with status 404. */
export function isNotFoundError(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 404;
}

/** Whether a request failed with status 409, because the resource that it creates already exists. */
export function isConflictError(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 409;
}

/** Returns the message for the user if the network (a proxy or captive portal) has responded in place of the server; null for other errors. */
export function networkMessage(error: unknown): string | null {
  const isFromNetwork =
    error instanceof ForeignResponseError || (error instanceof ApiRequestError && error.code === TOO_LARGE_FOR_NETWORK);
  return isFromNetwork ? error.message : null;
}

/**
 * Returns the server's message for the user, or the message about a proxy or captive portal that has responded in its place; `fallback` when there
 * was no response.
 */
export function apiErrorMessage(error: unknown, fallback: string): string {
  const hasMessage =
    error instanceof ForeignResponseError || (error instanceof ApiRequestError && error.code !== 'unknown');
  return hasMessage ? error.message : fallback;
}

/** The 4xx status codes of errors that may be temporary. */
const RETRYABLE_CLIENT_ERRORS = new Set([401, 408, 429]);

/**
 * Whether the same request may succeed later: there was no response, the user was signed out, the request was rate limited, or the server
 * failed.
 */
export function isRetryableError(error: unknown): boolean {
  return !(error instanceof ApiRequestError) || error.status >= 500 || RETRYABLE_CLIENT_ERRORS.has(error.status);
}
