import type { Socket } from 'node:net';
import type { ErrorCode } from '@memory/contracts';
import { ApiError } from '../errors/api-error.ts';

/**
 * This product's error codes by the code of Node's parser error (https://nodejs.org/api/http.html#event-clienterror). Any other parser error means
 * that the data is not HTTP.
 */
const errorCodeByFailure: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Responds to data that Node's HTTP parser rejects. The body is an ordinary API error, in English because no headers are known. The
 * connection is closed, because the start of the next request in the data is unknown. Nothing is logged, because the client caused the
 * error.
 * @returns the code of the response; undefined when the connection is gone
 */
export function respondToMalformedRequest(failure: NodeJS.ErrnoException, socket: Socket): ErrorCode | undefined {
  if (failure.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(failure);
    return undefined;
  }
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
  return error.code;
}
