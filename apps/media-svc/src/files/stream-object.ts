import { Readable } from 'node:stream';
import { ApiError } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, ObjectMissing, OBJECT_STORE, type ObjectStore } from '../object-store/object-store.ts';
import { isNotModified, parseRequestedRange } from './conditional-requests.ts';
import type { ServedObject } from './find-served-object.ts';

/**
 * Response headers for a file that is opened as a page. They keep the file from running scripts, whatever content type the browser detects,
 * and other pages from showing it in a frame.
 */
const sandboxHeaders = {
  'content-security-policy':
    "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'content-disposition': 'inline',
};

/**
 * Sends an object as an HTTP response, with support for ETags and byte ranges. The caller must have checked that the viewer may see the
 * file.
 */
@Injectable()
export class StreamObject {
  private readonly logger = new Logger(StreamObject.name);

  constructor(@Inject(OBJECT_STORE) private readonly objectStore: ObjectStore) {}

  async execute(file: ServedObject, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const etag = `"${file.sha256}"`;
    void reply.headers({
      etag,
      'accept-ranges': 'bytes',
      // The browser may cache the file, but must revalidate it each time, because the viewer may have lost access to the file.
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      ...sandboxHeaders,
      vary: 'cookie',
    });
    if (isNotModified(request.headers, etag)) return void reply.status(304).send();

    const range = parseRequestedRange(request.headers, { bytes: file.bytes, etag });
    if (range === 'unsatisfiable') {
      void reply.header('content-range', `bytes */${file.bytes}`);
      throw new ApiError('range_not_satisfiable');
    }
    if (range) void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
    void reply.headers({
      'content-type': file.contentType,
      'content-length': range ? range.end - range.start + 1 : file.bytes,
    });
    // A HEAD request gets an empty stream, because Fastify would read the whole object and discard it.
    void reply.send(request.method === 'HEAD' ? Readable.from([]) : await this.readObject(file, range));
  }

  private async readObject(file: ServedObject, range: ByteRange | null): Promise<Readable> {
    try {
      return await this.objectStore.read(file.key, range ?? undefined);
    } catch (cause) {
      if (!(cause instanceof ObjectMissing)) throw cause;
      this.logger.error({ err: cause, key: file.key }, 'a file has no object');
      throw new ApiError('file_not_found', { cause });
    }
  }
}
