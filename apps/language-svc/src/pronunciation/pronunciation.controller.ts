import { languageRoutes, type PronunciationStatus } from '@memory/contracts';
import { ApiError, ImplementsRoute } from '@memory/service-kit';
import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import parseRange from 'range-parser';
import type { z } from 'zod';
import { FindPronunciation } from './find-pronunciation.ts';

const { readPronunciation, readPronunciationStatus } = languageRoutes;

@Controller()
export class PronunciationController {
  constructor(private readonly findPronunciation: FindPronunciation) {}

  @ImplementsRoute(readPronunciationStatus)
  status(): Promise<PronunciationStatus> {
    return this.findPronunciation.readStatus();
  }

  /** Sends a recording of some 10 KB. Safari plays audio only from servers that support range requests. */
  @ImplementsRoute(readPronunciation)
  async send(
    @Param({ schema: readPronunciation.params }) { word }: z.output<typeof readPronunciation.params>,
    @Query({ schema: readPronunciation.query }) { pinyin }: z.output<typeof readPronunciation.query>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await using file = await this.findPronunciation.execute(word, pinyin);
    const [bytes, { mtimeMs }] = await Promise.all([file.readFile(), file.stat()]);
    const etag = `"${bytes.length}-${Math.round(mtimeMs)}"`;
    void reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=86400',
      'content-type': 'audio/mpeg',
      'x-content-type-options': 'nosniff',
    });
    if (fresh(request.headers, { etag })) return void reply.status(304).send();
    const { range } = request.headers;
    const ranges = range === undefined ? -2 : parseRange(bytes.length, range, { combine: true });
    if (ranges === -1) {
      void reply.header('content-range', `bytes */${bytes.length}`);
      throw new ApiError('range_not_satisfiable');
    }
    // Other units and several ranges may be ignored (RFC 9110, 14.2).
    const [only, second] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
    if (!only || second) return void reply.send(bytes);
    return void reply
      .status(206)
      .header('content-range', `bytes ${only.start}-${only.end}/${bytes.length}`)
      .send(bytes.subarray(only.start, only.end + 1));
  }
}
