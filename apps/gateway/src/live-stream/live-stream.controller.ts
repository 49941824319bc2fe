import { gatewayRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { SessionUserId } from '../session/session-user-id.decorator.ts';
import { LiveStreamHub } from './live-stream-hub.ts';

/** Sends changes of the user's own data to their open pages, so that pages need not poll. */
@Controller()
export class LiveStreamController {
  constructor(private readonly hub: LiveStreamHub) {}

  @ImplementsRoute(gatewayRoutes.openEventStream)
  async stream(
    @SessionUserId() userId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query({ schema: gatewayRoutes.openEventStream.query }) {
      age,
    }: z.output<typeof gatewayRoutes.openEventStream.query>,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    const { body } = await this.hub.open(userId, request.session.sessionId, {
      lastEventId: lastEventId || undefined,
      age,
    });
    // Not only for disconnects: the response to HEAD, which Fastify derives from every GET route, ends without reading the body.
    reply.raw.once('close', () => body.destroy());
    if (reply.raw.destroyed) return void body.destroy();
    // The connection cannot be reused after an endless response; kept alive, it would delay the gateway's shutdown.
    void reply.header('connection', 'close');
    // Disables response buffering in nginx.
    void reply.type('text/event-stream').header('x-accel-buffering', 'no').send(body);
  }
}
