import type { Entry } from '@memory/contracts';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { tagOf } from './entry-version.ts';

/** Puts an entry's version beside it as `ETag`, also when an earlier answer is repeated. */
@Injectable()
export class TagsVersion implements NestInterceptor<Entry> {
  intercept(context: ExecutionContext, next: CallHandler<Entry>): Observable<Entry> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap((entry) => void reply.header('etag', tagOf(entry))));
  }
}
