import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BaseLogger } from 'pino';

/**
 * Writes one line for each request when the request has ended: at the level `error` for a response with status 500 or above, otherwise `debug`. The
 * line contains only the pattern of the route (`/media/:id`), never the URL, which may contain what a child looked up.
 */
export function logRequests(server: FastifyInstance, logger: BaseLogger): void {
  server.addHook('onRequest', (request, reply, done) => {
    // The event `close` also follows when the client disconnects before the response is complete. Fastify's hook onResponse does not run then.
    reply.raw.once('close', () => logRequest(logger, request, reply));
    done();
  });
}

function logRequest(logger: BaseLogger, request: FastifyRequest, { raw, elapsedTime }: FastifyReply): void {
  const { method, id: requestId, routeOptions } = request;
  const line = () => ({
    requestId,
    method,
    route: routeOptions.url ?? 'unknown',
    status: raw.statusCode,
    ms: Math.round(elapsedTime),
  });
  if (raw.statusCode >= 500) logger.error(line(), 'request failed');
  else if (logger.level === 'debug' || logger.level === 'trace')
    logger.debug(line(), raw.writableFinished ? 'request completed' : 'request aborted');
}
