import { Readable } from 'node:stream';
import { ApiError } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, ObjectMissing, STORE, type Store } from '../storage/store.ts';
import type { ServedFile } from './choose-object.ts';
import { isFresh, rangeOf } from './http-conditions.ts';

/** Opened as a page of its own, a file can do nothing there, whatever a browser takes it for. */
const harmless = {
  'content-security-policy': "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
  'content-disposition': 'inline',
};

/** Answers with a file's bytes; whether the viewer may have them is decided before. */
@Injectable()
export class ServeFile {
  private readonly logger = new Logger(ServeFile.name);

  constructor(@Inject(STORE) private readonly store: Store) {}

  async send(file: ServedFile, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const etag = `"${file.sha256}"`;
    void reply.headers({
      etag,
      'accept-ranges': 'bytes',
      // Kept by the browser, asked about each time: access is checked before the ETag is.
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      ...harmless,
      vary: 'cookie',
    });
    if (isFresh(request.headers, etag)) return void reply.status(304).send();

    const range = rangeOf(request.headers, { bytes: file.bytes, etag });
    if (range === 'unsatisfiable') {
      void reply.header('content-range', `bytes */${file.bytes}`);
      throw new ApiError('range_not_satisfiable');
    }
    if (range) void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
    void reply.headers({
      'content-type': file.contentType,
      'content-length': range ? range.end - range.start + 1 : file.bytes,
    });
    // Fastify throws a HEAD's stream away after reading all of it: give it one with nothing in it.
    void reply.send(request.method === 'HEAD' ? Readable.from([]) : await this.bytesOf(file, range));
  }

  private async bytesOf(file: ServedFile, range: ByteRange | null): Promise<Readable> {
    try {
      return await this.store.read(file.key, range ?? undefined);
    } catch (cause) {
      if (!(cause instanceof ObjectMissing)) throw cause;
      this.logger.error({ err: cause, key: file.key }, 'a file has no object');
      throw new ApiError('file_not_found', { cause });
    }
  }
}
