import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { type RouteContract, type ServiceName, serviceRoutes, toRouterPattern } from '@memory/contracts';
import { currentTraceparent } from '@memory/event-bus/tracing';
import {
  ApiError,
  type Client,
  IdentitySigner,
  isSafeMethod,
  JSON_BODY_MAX_BYTES,
  networkOfAddress,
} from '@memory/service-kit';
import { DEVICE_COOKIE_MAX_LENGTH } from '@memory/service-kit/attempt-limits';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type Dispatcher, Pool } from 'undici';
import { type GatewayConfig, serviceBaseUrls } from '../config.ts';
import { findInstallationOrigin } from '../edge/installation-origin.ts';
import { addressRateLimitKey } from '../rate-limits/address-rate-limit-key.ts';
import { readDeviceCookie } from '../session/device-cookie.plugin.ts';
import { authorizationStateCookie, classDeviceCookie, pendingSignInCookie } from '../session/token-cookies.ts';
import { requestBodyOf } from './forward-request-body.ts';
import { clientResponseHeaders, upstreamRequestHeaders } from './forwarded-headers.ts';
import { isSentByNginx, nginxRedirect } from './nginx-files.ts';
import { obeyBrowserResponse } from './obey-browser-response.ts';
import { requestService, ServiceFailed, type ServiceResponse } from './service-response.ts';
import { upstreamPath, upstreamQuery } from './upstream-url.ts';

const logger = new Logger('Proxy');

const CONNECT_TIMEOUT_MS = 2_000;
/** The time in milliseconds within which a service must send the headers of its response. */
const RESPONSE_TIMEOUT_MS = 30_000;
/**
 * The response timeout of uploads and conversions in milliseconds. It is longer, because media-svc responds to an upload when its text is
 * extracted, and to a conversion request when all recordings are converted.
 */
const LONG_RUNNING_TIMEOUT_MS = 180_000;

/** All public routes of the services, from the contracts. Any other route of a service is unreachable for browsers. */
export const proxiedRoutes: readonly { readonly service: ServiceName; readonly route: RouteContract }[] =
  Object.entries(serviceRoutes).flatMap(([service, routes]) =>
    Object.values<RouteContract>(routes).map((route) => ({ service: service as ServiceName, route })),
  );

/** Registers all proxied routes. Requests are streamed to the service and responses to the client; only short bodies are read completely first. */
export async function registerProxyRoutes(
  server: FastifyInstance,
  options: { config: GatewayConfig; signer: IdentitySigner },
): Promise<void> {
  const pools = connectionPools(options.config);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, body, done) => done(null, body));
  server.addHook('onClose', async () => void (await Promise.all(Object.values(pools).map((pool) => pool.destroy()))));

  for (const { service, route } of proxiedRoutes) {
    const method = route.method.toUpperCase() as HTTPMethods;
    const timeout =
      route.uploadField || route.fileBody || route.longRunning ? LONG_RUNNING_TIMEOUT_MS : RESPONSE_TIMEOUT_MS;
    const audience = { use: 'browser', service: `${service}-svc` } as const;
    server.route({
      method,
      url: toRouterPattern(route),
      handler: async (request, reply) => {
        rejectEarly(request, route);
        const path = upstreamPath(route, request.params as Record<string, unknown>);
        const query = upstreamQuery(route, request.query as Record<string, unknown>);
        const viewer = { userId: request.session.userId ?? null };
        const identity = await (route.needsClient
          ? options.signer.signWithClient(viewer, audience, clientOf(request, options.config))
          : options.signer.sign(viewer, audience));
        const isNginx = isSentByNginx(options.config, route, request);
        const headers = upstreamRequestHeaders(request.headers, {
          identity,
          requestId: request.id,
          network: networkOfAddress(request.ip),
          traceparent: currentTraceparent(),
          isSentByNginx: isNginx,
        });
        const send = async (): Promise<ServiceResponse> => {
          const body = await requestBodyOf(request, route);
          const options = {
            path: query ? `${path}?${query}` : path,
            method: request.method as Dispatcher.HttpMethod,
            headers,
            body,
            headersTimeout: timeout,
            bodyTimeout: timeout,
          };
          return requestService(pools[service], options, reply.raw).catch((error: unknown) => {
            if (!isRepeatable(error, options)) throw error;
            return requestService(pools[service], options, reply.raw);
          });
        };
        return respond(reply, route, send(), isNginx ? nginxRedirect : undefined);
      },
    });
  }
}

/**
 * Whether a failed request may be sent again on another connection. This is allowed when the connection was refused before the request was sent,
 * and when the connection broke and the request changes nothing. The connection to a stopping replica can break at the moment in which a request is
 * sent. A streamed body cannot be sent twice.
 */
const isRepeatable = (error: unknown, { method, body }: Dispatcher.DispatchOptions): boolean =>
  error instanceof ServiceFailed &&
  error.isConnectionBroken &&
  (!error.wasSent || isSafeMethod(method)) &&
  !(body instanceof Readable);

/** Returns the properties of a request's client, for services that limit or recognise clients. */
const clientOf = (request: FastifyRequest, config: GatewayConfig): Client => ({
  addressKey: addressRateLimitKey(request.ip),
  sessionId: request.session.userId === undefined ? null : request.session.sessionId,
  origin: findInstallationOrigin(request, config),
  deviceTokens: deviceTokensOf(request),
  signInToken: pendingSignInCookie.read(request),
  authorizationState: authorizationStateCookie.read(request),
  classDeviceToken: classDeviceCookie.read(request),
  secondFactorSetupRequired: request.session.secondFactorSetupRequired ?? false,
});

/** A longer cookie was not issued here, and would exceed the size of the headers that a service accepts. */
function deviceTokensOf(request: FastifyRequest): string | null {
  const cookie = readDeviceCookie(request);
  return cookie !== undefined && cookie.length <= DEVICE_COOKIE_MAX_LENGTH ? cookie : null;
}

/** Creates the pools of connections to the services. */
function connectionPools(config: GatewayConfig): Record<ServiceName, Pool> {
  const pools = Object.entries(serviceBaseUrls(config)).map(([service, url]) => [
    service,
    new Pool(new URL(url).origin, { connect: { timeout: CONNECT_TIMEOUT_MS } }),
  ]);
  return Object.fromEntries(pools) as Record<ServiceName, Pool>;
}

/**
 * @param additionalHeaders returns the headers that the response has in addition to the service's headers; receives the service's headers
 * @throws ApiError `service_unavailable`; `outcome_unknown` when the service has received the request, or a part of it, and the request may have
 * changed something; neither for a route with an `unavailablePage`
 */
async function respond(
  reply: FastifyReply,
  route: RouteContract,
  sent: Promise<ServiceResponse>,
  additionalHeaders?: (fromService: IncomingHttpHeaders) => Record<string, string>,
): Promise<FastifyReply> {
  try {
    const { status, headers, body } = await sent;
    if (additionalHeaders) void reply.headers(additionalHeaders(headers));
    await obeyBrowserResponse(route, headers, reply);
    return reply.code(status).headers(clientResponseHeaders(headers)).send(body);
  } catch (cause) {
    // The client is gone, or has received a part of the response.
    if (reply.raw.destroyed) return reply;
    if (route.unavailablePage !== undefined) {
      logger.error({ err: cause, route: route.path }, 'a navigation is redirected, because its service is unavailable');
      return reply.redirect(route.unavailablePage);
    }
    const isUnknown = cause instanceof ServiceFailed && cause.wasSent && !isSafeMethod(reply.request.method);
    throw new ApiError(isUnknown ? 'outcome_unknown' : 'service_unavailable', { cause });
  }
}

/**
 * Rejects a request that fails a check for which no service is needed: whether the user is signed in, and whether the declared size of the body is
 * allowed. The service checks the sizes of the files in a form.
 * @throws ApiError `not_signed_in`, `too_large`.
 */
function rejectEarly(request: FastifyRequest, route: RouteContract): void {
  if (route.access === 'signed-in' && !request.session.userId) throw new ApiError('not_signed_in');
  const maxBytes = route.fileBody?.maxBytes ?? JSON_BODY_MAX_BYTES;
  if (!route.uploadField && Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ApiError('too_large');
}
