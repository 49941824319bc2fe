import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type ByteRange, OBJECT_STORE, ObjectMissing, type ObjectStore } from '@memory/object-store/object-store';
import { ApiError, OBJECT_PATH_HEADER } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import parseRange from 'range-parser';
import type { ServedObject } from './find-served-object.ts';

/** Whether the header `If-None-Match` contains the current ETag of a file, so that the response is 304 (Not Modified). */
const isNotModified = (headers: IncomingHttpHeaders, etag: string): boolean => fresh(headers, { etag });

/**
 * Returns the byte range that a request asks for; null when the whole file is to be sent. The whole file is also sent when a request asks for several
 * ranges, or for a range of an older version (`If-Range`), as RFC 9110 allows.
 */
function parseRequestedRange(
  headers: IncomingHttpHeaders,
  file: { bytes: number; etag: string },
): ByteRange | 'unsatisfiable' | null {
  const { range } = headers;
  const ifRange = headers['if-range'];
  if (range === undefined || (ifRange !== undefined && ifRange !== file.etag)) return null;
  const ranges = parseRange(file.bytes, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes') return null;
  const [only, ...others] = ranges;
  return only && others.length === 0 ? { start: only.start, end: only.end } : null;
}

/**
 * Response headers for a file that is opened as a page. They prevent the file from running scripts, whatever content type the browser detects, and
 * other pages from showing the file in a frame.
 */
const sandboxHeaders = {
  'content-security-policy':
    "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'content-disposition': 'inline',
};

/**
 * Sends the headers and returns the response, to which the object store then writes. The store writes to the response directly, because a stream
 * could not reuse its buffers.
 */
function beginResponse(reply: FastifyReply): ServerResponse {
  reply.hijack();
  return reply.raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
}

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

    const path = OBJECT_PATH_HEADER in request.headers ? await this.inStore((store) => store.findPath(file.key)) : null;
    if (path !== null) {
      // nginx sends the object or the requested range, and adds the header `accept-ranges` itself.
      void reply.removeHeader('accept-ranges').type(file.contentType).header(OBJECT_PATH_HEADER, path);
      return void reply.send();
    }

    const requested = parseRequestedRange(request.headers, { bytes: file.bytes, etag });
    if (requested === 'unsatisfiable') {
      void reply.header('content-range', `bytes */${file.bytes}`);
      throw new ApiError('range_not_satisfiable');
    }
    const range = requested ?? { start: 0, end: file.bytes - 1 };
    if (requested) void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
    void reply.headers({ 'content-type': file.contentType, 'content-length': range.end - range.start + 1 });
    // A HEAD request gets an empty stream, because Fastify would read the whole object and discard it.
    if (request.method === 'HEAD') return void reply.send(Readable.from([]));
    try {
      await this.inStore((store) => store.send(file.key, range, () => beginResponse(reply)));
    } catch (error) {
      if (!reply.raw.headersSent) throw error;
      if (!reply.raw.destroyed) this.logger.error({ err: error }, 'a file could not be sent completely');
      // Closing the connection shows the client that the response is incomplete.
      reply.raw.destroy();
    }
  }

  /**
   * Reads from the object store.
   * @throws ApiError `file_not_found` when the object is missing
   */
  private async inStore<Result>(read: (store: ObjectStore) => Promise<Result>): Promise<Result> {
    try {
      return await read(this.objectStore);
    } catch (cause) {
      if (!(cause instanceof ObjectMissing)) throw cause;
      this.logger.error({ err: cause }, 'a file has no object');
      throw new ApiError('file_not_found', { cause });
    }
  }
}
