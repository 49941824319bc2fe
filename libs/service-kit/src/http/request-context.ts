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
 * Returns the context of a request. The gateway derives the client's network from the connection. A service reads the network from a header. This
 * header is trustworthy: handlers run only for requests with an identity, and the gateway does not forward a client's header of this name.
 */
function createRequestContext(request: FastifyRequest, { isEdge }: { isEdge: boolean }): RequestContext {
  const network = isEdge ? networkOfAddress(request.ip) : networkSchema.safeParse(request.headers[NETWORK_HEADER]).data;
  return { requestId: request.id, network };
}

/**
 * Registers hooks that run all work for a request in the request's context, and that send the request's id with the response. The context is set
 * twice, because it is lost while a body is read.
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
