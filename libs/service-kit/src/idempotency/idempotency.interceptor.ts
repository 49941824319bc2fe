import type { SqlExecutor } from '@memory/event-bus';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, of } from 'rxjs';
import type { IdentifiedRequest } from '../access/access.guard.ts';
import { readIdempotentRequest } from './idempotent-request.ts';
import { findStoredResponse } from './run-idempotently.ts';

/** The service's Prisma client, whose database has the table `idempotency_key` (see README.md). */
export const IDEMPOTENCY_DATABASE = Symbol('IDEMPOTENCY_DATABASE');

/**
 * Sends the stored response to a repeated request, before validation and calls to other services, whose outcome may have changed.
 * The handler must use `runIdempotently`, which stores the response and serializes simultaneous repeats.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(@Inject(IDEMPOTENCY_DATABASE) private readonly database: SqlExecutor) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = readIdempotentRequest(context.switchToHttp().getRequest<IdentifiedRequest>());
    const stored = request && (await findStoredResponse(this.database, request));
    return stored ? of(stored.response) : next.handle();
  }
}
