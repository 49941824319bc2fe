import { createHash } from 'node:crypto';
import { languageRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { FindStrokes } from './find-strokes.ts';

const { readStrokes } = languageRoutes;

@Controller()
export class StrokesController {
  constructor(private readonly findStrokes: FindStrokes) {}

  @ImplementsRoute(readStrokes)
  async show(
    @Param({ schema: readStrokes.params }) { character }: { character: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const json = await this.findStrokes.execute(character);
    const etag = `"${createHash('sha256').update(json).digest('base64url')}"`;
    // Browsers may cache strokes for a year: strokes change only with a new version of the data, and then only slightly.
    void reply.headers({ etag, 'cache-control': 'private, max-age=31536000, immutable' });
    if (fresh(request.headers, { etag })) return void reply.status(304).send();
    return void reply.type('application/json; charset=utf-8').send(json);
  }
}
