import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { fieldMessagesInChinese } from '@memory/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { IdentifiedRequest } from '../access/access.guard.ts';
import { ApiError } from '../errors/api-error.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Printable ASCII, as draft-ietf-httpapi-idempotency-key-header has it, of a length that an index holds. */
const validKey = /^[\x20-\x7e]{1,200}$/;
const INVALID_KEY_MESSAGE = 'This must be 1 to 200 letters, digits or signs of a plain keyboard (ASCII).';

/** A request that its sender may repeat, not knowing whether it arrived. */
export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  /** Tells a repeat from another request under the same key. */
  readonly fingerprint: Buffer;
}

/** The key a request came with, null when it has none. @throws ApiError `invalid_request` for a key that cannot be kept */
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

/** A signed-in person's request that has a key, else null. @throws ApiError `invalid_request` for a key that cannot be kept */
export function readIdempotentRequest(request: IdentifiedRequest): IdempotentRequest | null {
  const { userId } = request.viewer;
  const key = userId && readIdempotencyKey(request.headers);
  if (!userId || !key) return null;
  // A file on its way has no `body`: its request is told by its address alone, for to know it again would be to read all of it.
  const content = `${request.method} ${request.url}\n${JSON.stringify(request.body) ?? ''}`;
  return { userId, key, fingerprint: createHash('sha256').update(content).digest() };
}

/** For `answerOnce`, on routes that use the `RepeatsFirstAnswer` interceptor: the request's key, null when it has none. */
export const CurrentIdempotentRequest = createParamDecorator(
  (_: unknown, context: ExecutionContext): IdempotentRequest | null =>
    readIdempotentRequest(context.switchToHttp().getRequest<IdentifiedRequest>()),
);

/** For routes whose callers are nobody yet: the request's key alone, null when it has none. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null =>
  readIdempotencyKey(context.switchToHttp().getRequest<FastifyRequest>().headers),
);
