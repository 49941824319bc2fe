import { gatewayRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { SessionUser } from '../session/current-user.decorator.ts';
import { LiveStreams } from './live-streams.ts';

/** What happens to one's own things, as it happens, so that no page has to ask again and again. */
@Controller()
export class StreamController {
  constructor(private readonly streams: LiveStreams) {}

  @ImplementsRoute(gatewayRoutes.openEventStream)
  async stream(
    @SessionUser() userId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query({ schema: gatewayRoutes.openEventStream.query }) {
      age,
    }: z.output<typeof gatewayRoutes.openEventStream.query>,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    const { body } = await this.streams.start(userId, request.session.sessionId, {
      lastEventId: lastEventId || undefined,
      age,
    });
    // Not only where its page leaves: the answer to HEAD, which Fastify makes of every GET, ends without the stream.
    reply.raw.once('close', () => body.destroy());
    if (reply.raw.destroyed) return void body.destroy();
    // Nothing else can come over a connection whose answer has no end, and one kept open would hold up a gateway that stops.
    void reply.header('connection', 'close');
    // nginx holds answers back until it has a buffer full unless it is told not to.
    void reply.type('text/event-stream').header('x-accel-buffering', 'no').send(body);
  }
}
