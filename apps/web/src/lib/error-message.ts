import { ApiRequestError } from '@memory/api-client';

/** Whether the session has ended meanwhile. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 401;
}

/** What the server said for the person to read; `otherwise` when it could not be reached or said nothing of use. */
export function errorMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiRequestError ? error.message : otherwise;
}
