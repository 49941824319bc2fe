import { type RequestContext, requestContext } from '@memory/event-bus/request-context';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '../logging/logging.ts';
import { createRequestContext } from './client-network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
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
