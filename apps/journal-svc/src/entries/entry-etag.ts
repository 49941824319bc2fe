import type { Entry } from '@memory/contracts';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';

/**
 * Sets the `ETag` header of responses that contain an entry. This includes stored responses that are sent again for a repeated idempotency
 * key.
 */
@Injectable()
export class ETagInterceptor implements NestInterceptor<Entry> {
  intercept(context: ExecutionContext, next: CallHandler<Entry>): Observable<Entry> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap((entry) => void reply.header('etag', entryETag(entry))));
  }
}

/**
 * Whether an `If-Match` header (RFC 9110, 13.1.1) contains the entry's ETag. Weak ETags match too, because proxies that compress a response
 * make its ETag weak, and here an ETag identifies a version of the entry instead of the bytes of a response.
 */
export function satisfiesIfMatch(ifMatch: string, entry: Pick<Entry, 'version'>): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(entryETag(entry));
}

const entryETag = ({ version }: Pick<Entry, 'version'>): string => `"${version}"`;
