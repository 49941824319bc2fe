import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';
import type { AddFriendResult } from './add-friend.ts';

/**
 * Sets the status of the response: 201 for a new friendship or friend request, 200 for an existing one. A repeated request with the same
 * idempotency key gets the same status as the first.
 */
@Injectable()
export class CreatedStatusInterceptor implements NestInterceptor<AddFriendResult> {
  intercept(context: ExecutionContext, next: CallHandler<AddFriendResult>): Observable<AddFriendResult> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(({ isNew }) => void (isNew || reply.status(200))));
  }
}
