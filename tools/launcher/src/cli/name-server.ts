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
 * Names the server in what its client library threw: `connect ECONNREFUSED` does not say whose address is wrong.
 * @param server how the sentence names it, such as `PostgreSQL (DATABASE_URL)`
 * @returns a UserFacingError for an error of the network or a response of the server; any other error as it is
 */
export function nameServer(error: unknown, server: string): unknown {
  if (!isServerError(error)) return error;
  // The error for several addresses of one host has no message.
  const { message, code } = error as NodeJS.ErrnoException;
  return new UserFacingError(`${server}: ${message || code}`, { cause: error });
}

function isServerError(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof UserFacingError) return false;
  const { name, message } = error;
  // A DOMException, such as that of an abort, has a number.
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return (
    NETWORK_ERRORS.has(code) ||
    code.startsWith('UND_ERR_') ||
    name === 'S3Error' ||
    // PostgreSQL's codes have five characters.
    (name === 'error' && /^[0-9A-Z]{5}$/.test(code)) ||
    /^Connection (terminated|is closed)/.test(message)
  );
}
