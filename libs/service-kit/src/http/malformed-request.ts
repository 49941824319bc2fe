import type { Socket } from 'node:net';
import type { ErrorCode } from '@memory/contracts';
import { ApiError } from '../errors/api-error.ts';

/** How Node says what it could not read (https://nodejs.org/api/http.html#event-clienterror); all else is no HTTP at all. */
const errorCodeByFailure: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Answers what Node's parser refuses before there is a request that anything could be asked of: in the decided shape, but in English
 * alone, and the connection ends, for nobody knows where in it the next request would begin. A client's fault is not logged.
 */
export function respondToMalformedRequest(failure: NodeJS.ErrnoException, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(failure);
  const error = new ApiError(errorCodeByFailure[failure.code ?? ''] ?? 'malformed_body');
  const body = JSON.stringify(error.toBody('en'));
  const head = [
    `HTTP/1.1 ${error.status} ${error.code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
