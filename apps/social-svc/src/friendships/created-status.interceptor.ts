import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';

interface UpsertResult {
  /** False when the resource existed before the request. */
  readonly isNew: boolean;
}

/**
 * Sets the status of the response: 201 for a new resource, 200 for an existing one. A repeated request with the same idempotency key gets the same
 * status as the first request.
 */
@Injectable()
export class CreatedStatusInterceptor implements NestInterceptor<UpsertResult> {
  intercept(context: ExecutionContext, next: CallHandler<UpsertResult>): Observable<UpsertResult> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(({ isNew }) => void (isNew || reply.status(200))));
  }
}
