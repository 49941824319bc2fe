import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { IdentifiedRequest } from '../access.guard.ts';
import { ApiError } from '../api-error.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Printable ASCII, as draft-ietf-httpapi-idempotency-key-header has it, of a length that an index holds. */
const keyShape = /^[\x20-\x7e]{1,200}$/;

/** A request that its sender may repeat, not knowing whether it arrived. */
export interface RepeatableRequest {
  readonly userId: string;
  readonly key: string;
  /** Tells a repeat from another request under the same key. */
  readonly fingerprint: Buffer;
}

/** The request's key, null when it has none. @throws ApiError `invalid_request` for a key that cannot be kept */
export function readRepeatable(request: IdentifiedRequest): RepeatableRequest | null {
  const key = request.headers[IDEMPOTENCY_HEADER];
  const { userId } = request.viewer;
  if (key === undefined || !userId) return null;
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw new ApiError('invalid_request', { fields: [{ path: 'Idempotency-Key', message: 'Must be 1 to 200 printable ASCII characters' }] });
  }
  const content = `${request.method} ${request.url}\n${JSON.stringify(request.body) ?? ''}`;
  return { userId, key, fingerprint: createHash('sha256').update(content).digest() };
}

/** For `answerOnce`, on routes that use the `RepeatsFirstAnswer` interceptor: the request's key, null when it has none. */
export const Repeatable = createParamDecorator((_: unknown, context: ExecutionContext): RepeatableRequest | null =>
  readRepeatable(context.switchToHttp().getRequest<IdentifiedRequest>()),
);
