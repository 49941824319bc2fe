import { ApiRequestError } from '@memory/api-client';

/** What the server said for the person to read; `otherwise` when it could not be reached or said nothing of use. */
export function errorMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiRequestError ? error.message : otherwise;
}
