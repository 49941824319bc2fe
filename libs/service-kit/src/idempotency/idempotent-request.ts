import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Observable, of } from 'rxjs';
import type { IdentifiedRequest } from '../access/access.guard.ts';
import { SERVICE_DATABASE, type ServiceDatabase } from '../database/service-database.ts';
import { ApiError, translatedFieldError } from '../errors/api-error.ts';
import { findStoredResponse, type IdempotentRequest } from './run-idempotently.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The format of idempotency keys: printable ASCII (draft-ietf-httpapi-idempotency-key-header), short enough for an index. */
const validKey = /^[\x20-\x7e]{1,200}$/;
const INVALID_KEY_MESSAGE = 'This must be 1 to 200 letters, digits or signs of a plain keyboard (ASCII).';

/** Returns the request's idempotency key; null without a key. @throws ApiError `invalid_request` for an invalid key */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const key = headers[IDEMPOTENCY_HEADER]?.toString();
  if (key === undefined) return null;
  if (!validKey.test(key)) {
    throw new ApiError('invalid_request', { fields: [translatedFieldError('Idempotency-Key', INVALID_KEY_MESSAGE)] });
  }
  return key;
}

/**
 * Returns the user, key and fingerprint of a request; null without a signed-in viewer or without a key.
 * @throws ApiError `invalid_request` for a key in a wrong format
 */
function readIdempotentRequest(request: IdentifiedRequest): IdempotentRequest | null {
  const { userId } = request.viewer;
  if (!userId) return null;
  const key = readIdempotencyKey(request.headers);
  if (!key) return null;
  // The fingerprint of an upload consists of method and path only: an upload has no parsed `body`, and hashing it would require reading all of it.
  const body = request.body instanceof Readable ? undefined : JSON.stringify(request.body);
  const content = `${request.method} ${request.url}\n${body ?? ''}`;
  return { userId, key, fingerprint: createHash('sha256').update(content).digest() };
}

/** Parameter decorator: the `IdempotentRequest` that `runIdempotently` needs, or null without a signed-in viewer or a key. */
export const CurrentIdempotentRequest = createParamDecorator(
  (_: unknown, context: ExecutionContext): IdempotentRequest | null =>
    readIdempotentRequest(context.switchToHttp().getRequest<IdentifiedRequest>()),
);

/** Parameter decorator for routes without a signed-in viewer (registration): only the idempotency key, or null without a key. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null =>
  readIdempotencyKey(context.switchToHttp().getRequest<FastifyRequest>().headers),
);

/**
 * Sends the stored response to a repeated request. It does so before validation and calls to other services, because their outcome may have changed.
 * The handler must use `runIdempotently`, which stores the response and serializes simultaneous repeats.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(@Inject(SERVICE_DATABASE) private readonly database: ServiceDatabase) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = readIdempotentRequest(context.switchToHttp().getRequest<IdentifiedRequest>());
    const stored = request && (await findStoredResponse(this.database, request));
    return stored ? of(stored.response) : next.handle();
  }
}
