import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { toRouterPattern } from '@memory/contracts';
import { ApiError, JSON_BODY_MAX_BYTES, IdentitySigner } from '@memory/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { type ProxiedRoute, proxiedRoutes, serviceAddresses } from '../routes.ts';
import { answerHeaders, requestHeaders } from './forwarded-headers.ts';
import { passOn } from './request-body.ts';
import { upstreamPath, upstreamQuery } from './upstream-url.ts';
import { Upstream } from './upstream.ts';

/** A service that has not begun to answer by then is taken for dead. */
const ANSWER_TIMEOUT_MS = 30_000;
/** An upload is answered when its text is known, a conversion when all is done: as long as the media service cares to wait. */
const PATIENT_TIMEOUT_MS = 180_000;
const RETRY_AFTER_SECONDS = 5;

/** Streams every route of the table to its service and back; bodies are never held here. */
export async function proxyToServices(
  server: FastifyInstance,
  options: { config: GatewayConfig; signer: IdentitySigner },
): Promise<void> {
  const upstream = new Upstream();
  const addresses = serviceAddresses(options.config);

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, body, done) => done(null, body));
  server.addHook('onClose', () => upstream.close());
  await server.register(replyFrom, { undici: upstream, disableRequestLogging: true });

  for (const { service, route } of proxiedRoutes) {
    server.route({
      method: route.method.toUpperCase(),
      url: toRouterPattern(route),
      handler: async (request, reply) => {
        refuseAtTheDoor(request, route);
        const identity = await options.signer.sign(
          { userId: request.session.userId ?? null },
          { use: 'browser', service: `${service}-svc` },
        );
        if (request.body) request.body = passOn(request.raw);
        return upstream.whileCallerStays(reply, () =>
          reply.from(upstreamPath(route, request.params as Record<string, unknown>), {
            queryString: () => upstreamQuery(route, request.query as Record<string, unknown>),
            getUpstream: () => addresses[service],
            timeout: route.uploadField || route.longRunning ? PATIENT_TIMEOUT_MS : ANSWER_TIMEOUT_MS,
            retryDelay: () => null,
            rewriteRequestHeaders: (_, { host }) =>
              requestHeaders(request.headers, { host: String(host), identity, requestId: request.id }),
            rewriteHeaders: answerHeaders,
            onResponse: (_request, _reply, { stream }) => answerWith(reply, stream),
            onError: (_, { error }) => answerForDeadService(reply, error),
          }),
        );
      },
    });
  }
}

/** What needs no service to be refused: somebody who is not signed in, a body no JSON route would read. */
function refuseAtTheDoor(request: FastifyRequest, route: ProxiedRoute['route']): void {
  if (route.access === 'signed-in' && !request.session.userId) throw new ApiError('not_signed_in');
  if (!route.uploadField && Number(request.headers['content-length'] ?? 0) > JSON_BODY_MAX_BYTES)
    throw new ApiError('too_large');
}

/** reply-from would close the connection of a caller whose body was not taken to its end; `passOn` reads the rest of it instead. */
function answerWith(reply: FastifyReply, body: Readable): void {
  void reply.removeHeader('connection').send(body);
}

function answerForDeadService(reply: FastifyReply, cause: Error): void {
  if (reply.raw.destroyed) return;
  void reply.send(new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause }));
}
