import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { type RouteContract, type ServiceName, serviceRoutes, toRouterPattern } from '@memory/contracts';
import { ApiError, IdentitySigner, JSON_BODY_MAX_BYTES, networkOfAddress } from '@memory/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GatewayConfig, serviceBaseUrls } from '../config.ts';
import { clientResponseHeaders, upstreamRequestHeaders } from './forwarded-headers.ts';
import { forwardRequestBody, UpstreamDispatcher } from './interrupted-requests.ts';
import { upstreamPath, upstreamQuery } from './upstream-url.ts';

/** The time in milliseconds within which a service must send the headers of its response. */
const RESPONSE_TIMEOUT_MS = 30_000;
/**
 * The response timeout of uploads and conversions in milliseconds. It is longer, because media-svc responds to an upload when its text is
 * extracted, and to a conversion request when all recordings are converted.
 */
const LONG_RUNNING_TIMEOUT_MS = 180_000;
const RETRY_AFTER_SECONDS = 5;

/** All public routes of the services, from the contracts. Any other route of a service is unreachable for browsers. */
export const proxiedRoutes: readonly { readonly service: ServiceName; readonly route: RouteContract }[] =
  Object.entries(serviceRoutes).flatMap(([service, routes]) =>
    Object.values<RouteContract>(routes).map((route) => ({ service: service as ServiceName, route })),
  );

/** Registers all proxied routes: the request is streamed to the service and the response to the client, without buffering their bodies. */
export async function registerProxyRoutes(
  server: FastifyInstance,
  options: { config: GatewayConfig; signer: IdentitySigner },
): Promise<void> {
  const upstream = new UpstreamDispatcher();
  const baseUrls = serviceBaseUrls(options.config);

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, body, done) => done(null, body));
  server.addHook('onClose', () => upstream.close());
  await server.register(replyFrom, { undici: upstream, disableRequestLogging: true });

  for (const { service, route } of proxiedRoutes) {
    server.route({
      method: route.method.toUpperCase(),
      url: toRouterPattern(route),
      handler: async (request, reply) => {
        rejectEarly(request, route);
        const identity = await options.signer.sign(
          { userId: request.session.userId ?? null },
          { use: 'browser', service: `${service}-svc` },
        );
        if (request.body) request.body = forwardRequestBody(request.raw);
        return upstream.abortOnDisconnect(reply, () =>
          reply.from(upstreamPath(route, request.params as Record<string, unknown>), {
            queryString: () => upstreamQuery(route, request.query as Record<string, unknown>),
            getUpstream: () => baseUrls[service],
            timeout: route.uploadField || route.longRunning ? LONG_RUNNING_TIMEOUT_MS : RESPONSE_TIMEOUT_MS,
            retryDelay: () => null,
            rewriteRequestHeaders: (_, { host }) =>
              upstreamRequestHeaders(request.headers, {
                host: String(host),
                identity,
                requestId: request.id,
                network: networkOfAddress(request.ip),
              }),
            rewriteHeaders: clientResponseHeaders,
            onResponse: (_request, _reply, { stream }) => sendUpstreamResponse(reply, stream),
            onError: (_, { error }) => sendServiceUnavailable(reply, error),
          }),
        );
      },
    });
  }
}

/**
 * Rejects a request that fails a check for which no service is needed: whether the user is signed in, and whether the declared size of a
 * JSON body is allowed.
 * @throws ApiError `not_signed_in`, `too_large`.
 */
function rejectEarly(request: FastifyRequest, route: RouteContract): void {
  if (route.access === 'signed-in' && !request.session.userId) throw new ApiError('not_signed_in');
  if (!route.uploadField && Number(request.headers['content-length'] ?? 0) > JSON_BODY_MAX_BYTES)
    throw new ApiError('too_large');
}

/**
 * Sends the response of a service without the header `connection: close`. @fastify/reply-from sets this header when the service has not
 * read the request body to its end. The gateway can reuse the connection nevertheless, because `forwardRequestBody` reads the rest of the
 * body.
 */
function sendUpstreamResponse(reply: FastifyReply, body: Readable): void {
  void reply.removeHeader('connection').send(body);
}

function sendServiceUnavailable(reply: FastifyReply, cause: Error): void {
  if (reply.raw.destroyed) return;
  void reply.send(new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause }));
}
