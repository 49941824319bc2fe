import type { IncomingHttpHeaders } from 'node:http';
import { IDENTITY_HEADER, REQUEST_ID_HEADER } from '@memory/service-kit';

/** What a service is told of a caller's request. Nothing else gets in: no cookies, no identity of the caller's own making. */
const passedOn = [
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

/** The headers of the request to a service. */
export function requestHeaders(
  incoming: IncomingHttpHeaders,
  ours: { host: string | undefined; identity: string; requestId: string },
): IncomingHttpHeaders {
  const passed = passedOn.filter((name) => incoming[name] !== undefined).map((name) => [name, incoming[name]]);
  return {
    host: ours.host,
    [IDENTITY_HEADER]: ours.identity,
    [REQUEST_ID_HEADER]: ours.requestId,
    ...Object.fromEntries(passed),
  };
}

/** These describe the connection to the service (RFC 9110, 7.6.1), or are the gateway's own to set. */
const keptBack = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  REQUEST_ID_HEADER,
]);

/** The headers of a service's answer, as the caller gets them. */
export function answerHeaders(fromService: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(fromService.connection?.toLowerCase().split(/\s*,\s*/));
  return Object.fromEntries(Object.entries(fromService).filter(([name]) => !keptBack.has(name) && !named.has(name)));
}
