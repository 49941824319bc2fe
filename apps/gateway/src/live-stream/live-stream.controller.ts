import { gatewayRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requireSession } from '../session/request-session.ts';
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
    const { body } = await this.hub.open(userId, requireSession(request).sessionId, {
      lastEventId: lastEventId || undefined,
      age,
    });
    // The stream is closed together with the response. This handles disconnects, and HEAD requests: Fastify accepts HEAD for every GET route, and
    // ends the response to a HEAD request without reading the stream.
    reply.raw.once('close', () => body.destroy());
    if (reply.raw.destroyed) return void body.destroy();
    // `connection: close` tells the client not to reuse the connection after the stream; an idle kept-alive connection would delay the
    // gateway's shutdown.
    void reply.header('connection', 'close');
    // The header `x-accel-buffering: no` disables response buffering in nginx, so that events arrive at once.
    void reply.type('text/event-stream').header('x-accel-buffering', 'no').send(body);
  }
}
