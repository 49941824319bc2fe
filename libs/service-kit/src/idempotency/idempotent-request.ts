import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { fieldMessagesInChinese } from '@memory/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { IdentifiedRequest } from '../access/access.guard.ts';
import { ApiError } from '../errors/api-error.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Printable ASCII (draft-ietf-httpapi-idempotency-key-header), short enough for an index. */
const validKey = /^[\x20-\x7e]{1,200}$/;
const INVALID_KEY_MESSAGE = 'This must be 1 to 200 letters, digits or signs of a plain keyboard (ASCII).';

/** A request with an idempotency key, which its sender may repeat safely. */
export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of method, path and body: distinguishes a repeat from a different request with the same key. */
  readonly fingerprint: Buffer;
}

/** The request's idempotency key, or null. @throws ApiError `invalid_request` for an invalid key */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !validKey.test(key)) {
    const inChinese = fieldMessagesInChinese[INVALID_KEY_MESSAGE];
    throw new ApiError('invalid_request', {
      fields: [{ path: 'Idempotency-Key', message: INVALID_KEY_MESSAGE, inChinese }],
    });
  }
  return key;
}

/** Null for a request without a signed-in viewer or without a key. @throws ApiError `invalid_request` for an invalid key */
export function readIdempotentRequest(request: IdentifiedRequest): IdempotentRequest | null {
  const { userId } = request.viewer;
  const key = userId && readIdempotencyKey(request.headers);
  if (!userId || !key) return null;
  // An upload has no parsed `body`, and hashing it would mean reading all of it: its fingerprint is method and path alone.
  const content = `${request.method} ${request.url}\n${JSON.stringify(request.body) ?? ''}`;
  return { userId, key, fingerprint: createHash('sha256').update(content).digest() };
}

/** Parameter decorator: the `IdempotentRequest` for `runIdempotently`, or null; for handlers with `IdempotencyInterceptor`. */
export const CurrentIdempotentRequest = createParamDecorator(
  (_: unknown, context: ExecutionContext): IdempotentRequest | null =>
    readIdempotentRequest(context.switchToHttp().getRequest<IdentifiedRequest>()),
);

/** Parameter decorator: the idempotency key alone, or null; for routes without a signed-in viewer (registration). */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null =>
  readIdempotencyKey(context.switchToHttp().getRequest<FastifyRequest>().headers),
);
