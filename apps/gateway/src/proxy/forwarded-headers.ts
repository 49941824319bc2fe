import type { IncomingHttpHeaders } from 'node:http';
import { TRACEPARENT } from '@memory/event-bus/tracing';
import {
  COOKIES_HEADER,
  IDENTITY_HEADER,
  NETWORK_HEADER,
  OBJECT_PATH_HEADER,
  REQUEST_ID_HEADER,
  SESSION_HEADER,
} from '@memory/service-kit';

/**
 * The headers of a client's request that the gateway forwards to a service. All other headers are removed, such as cookies and forged
 * identity headers.
 */
const forwardedRequestHeaders = [
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'last-event-id',
  'range',
  'user-agent',
] as const;

/** Returns the headers of the request to a service: the client's headers that are forwarded, and the headers that the gateway sets. */
export function upstreamRequestHeaders(
  incoming: IncomingHttpHeaders,
  own: {
    identity: string;
    requestId: string;
    network: string | undefined;
    traceparent: string | undefined;
    isSentByNginx: boolean;
  },
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {
    [IDENTITY_HEADER]: own.identity,
    [REQUEST_ID_HEADER]: own.requestId,
  };
  if (own.network !== undefined) headers[NETWORK_HEADER] = own.network;
  if (own.traceparent !== undefined) headers[TRACEPARENT] = own.traceparent;
  if (own.isSentByNginx) headers[OBJECT_PATH_HEADER] = 'requested';
  for (const name of forwardedRequestHeaders) {
    const value = incoming[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/**
 * The headers that the gateway removes from the response of a service: hop-by-hop headers (RFC 9110, 7.6.1) and headers that only the
 * gateway may set.
 */
const removedResponseHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-accel-redirect',
  COOKIES_HEADER,
  OBJECT_PATH_HEADER,
  REQUEST_ID_HEADER,
  SESSION_HEADER,
]);

/** Returns the headers of a service's response without the headers that must not reach the client. */
export function clientResponseHeaders(fromService: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = fromService.connection
    ?.toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const headers: IncomingHttpHeaders = {};
  for (const name in fromService) {
    if (!removedResponseHeaders.has(name) && !named?.includes(name)) headers[name] = fromService[name];
  }
  return headers;
}
