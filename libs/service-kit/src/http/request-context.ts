import { type RequestContext, requestContext } from '@memory/event-bus/request-context';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { REQUEST_ID_HEADER } from '../logging/logging.ts';
import { NETWORK_HEADER, networkOfAddress } from './client-network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}

const networkSchema = z.union([z.cidrv4(), z.cidrv6()]);

/**
 * The context of a request. The gateway takes the network from the connection. A service takes it from the header, which is
 * trustworthy because handlers run only for requests with an identity, and the gateway does not forward a client's header.
 */
function createRequestContext(request: FastifyRequest, { isEdge }: { isEdge: boolean }): RequestContext {
  const network = isEdge ? networkOfAddress(request.ip) : networkSchema.safeParse(request.headers[NETWORK_HEADER]).data;
  return { requestId: request.id, network };
}

/**
 * Registers hooks that run everything that a request causes in its context, and send its id with the response. The context is set twice,
 * because it is lost while a body is read.
 */
export function setRequestContext(server: FastifyInstance, options: { isEdge: boolean }): void {
  server.decorateRequest('context');
  server.addHook('onRequest', (request, reply, done) => {
    request.context = createRequestContext(request, options);
    void reply.header(REQUEST_ID_HEADER, request.id);
    requestContext.run(request.context, done);
  });
  server.addHook('preValidation', ({ context }, _reply, done) => requestContext.run(context, done));
}
