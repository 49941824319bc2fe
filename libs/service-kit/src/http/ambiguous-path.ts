import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** Matches a percent sign that is percent-encoded any number of times: `%`, `%25`, `%2525`, … */
const PERCENT = '%(?:25)*';
const SLASH = `${PERCENT}2f`;
const BACKSLASH = String.raw`(?:\\|${PERCENT}5c)`;
const CONTROL = String.raw`(?:[\x00-\x1f\x7f]|${PERCENT}(?:[01][0-9a-f]|7f))`;
const DOT = String.raw`(?:\.|${PERCENT}2e)`;
const DOT_SEGMENT = String.raw`(?:^|/)${DOT}{1,2}(?=/|$)`;

const AMBIGUOUS = new RegExp([SLASH, BACKSLASH, CONTROL, DOT_SEGMENT].join('|'), 'i');

/**
 * Whether routers, proxies and URL parsers may read this path differently, because it contains a backslash, a control character, a dot segment or an
 * encoded slash (each also percent-encoded any number of times). No path of this product contains any of these.
 * @param target the request target as it was received (RFC 9112, 3.2); its query is ignored
 */
export function isAmbiguousPath(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return AMBIGUOUS.test(path);
}

/**
 * Fastify hook (onRequest): rejects a request with an ambiguous path before any session, handler or proxy reads it.
 * @throws ApiError `invalid_address` (400)
 */
export function rejectAmbiguousPath(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (isAmbiguousPath(request.raw.url ?? '')) throw new ApiError('invalid_address');
  done();
}
