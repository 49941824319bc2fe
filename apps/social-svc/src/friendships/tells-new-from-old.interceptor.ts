import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';
import type { Added } from './add-friend.ts';

/** 201 for a new friendship or request, 200 for the one that was there; also when an earlier answer is repeated. */
@Injectable()
export class TellsNewFromOld implements NestInterceptor<Added> {
  intercept(context: ExecutionContext, next: CallHandler<Added>): Observable<Added> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(({ isNew }) => void (isNew || reply.status(200))));
  }
}
