import { UserFacingError } from './user-facing-error.ts';

const NETWORK_ERRORS = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Adds the server to an error of its client library: `connect ECONNREFUSED` does not say whose address is wrong.
 * @param server the name of the server in the message, such as `PostgreSQL (DATABASE_URL)`
 * @returns a UserFacingError for an error of the network or a response of the server; any other error unchanged
 */
export function nameServer(error: unknown, server: string): unknown {
  if (!isServerError(error)) return error;
  // When a host has several addresses, the error has no message.
  const { message, code } = error as NodeJS.ErrnoException;
  return new UserFacingError(`${server}: ${message || code}`, { cause: error });
}

function isServerError(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof UserFacingError) return false;
  const { name, message } = error;
  // The code of a DOMException, such as an AbortError, is a number.
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return (
    NETWORK_ERRORS.has(code) ||
    code.startsWith('UND_ERR_') ||
    name === 'S3Error' ||
    // PostgreSQL's error codes have five characters.
    (name === 'error' && /^[0-9A-Z]{5}$/.test(code)) ||
    /^Connection (terminated|is closed)/.test(message)
  );
}
