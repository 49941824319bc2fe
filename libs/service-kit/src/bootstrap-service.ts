import 'reflect-metadata';
import type { KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Caller } from '@memory/contracts';
import { requestContext } from '@memory/event-bus/request-context';
import { type DynamicModule, Module, StandardSchemaSerializerInterceptor, type Type } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AccessGuard } from './access/access.guard.ts';
import { IdentityVerifier } from './access/identity-token.ts';
import { sendErrorResponse, ErrorFilter } from './errors/error.filter.ts';
import { HealthModule } from './health/health.module.ts';
import { rejectAmbiguousPath } from './http/ambiguous-path.ts';
import { respondToMalformedRequest } from './http/malformed-request.ts';
import { recordRoutes } from './http/registered-routes.ts';
import { STALL_CHECKS_PER_TIMEOUT, endStalledRequests } from './http/stalled-bodies.ts';
import { contractValidationPipe } from './http/validation.pipe.ts';
import { loggerModule, REQUEST_ID_HEADER, requestIdOf, type RoutedMessage } from './logging/logging.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { Metrics } from './metrics/metrics.ts';

/** The largest JSON body a service accepts. The longest valid one, three texts of 20,000 characters, is well below it. */
export const JSON_BODY_MAX_BYTES = 512 * 1024;

/** How long a whole request may take to arrive: enough for the largest upload (20 files of 10 MB) at half a megabit per second. */
const REQUEST_TIMEOUT_MS = 60 * 60_000;

export interface ServiceOptions {
  readonly name: string;
  readonly module: Type | DynamicModule;
  readonly config: {
    LOG_LEVEL: string;
    HOST: string;
    PORT: number;
    BODY_IDLE_MS: number;
    METRICS_HOST: string;
    METRICS_PORT?: number | undefined;
    CALLER_KEYS: ReadonlyMap<Caller, KeyObject>;
  };
  /** Adds to the application what only this service needs (a multipart parser, event subscriptions), before it is initialized. */
  readonly configure?: ((app: NestFastifyApplication) => Promise<void> | void) | undefined;
  /** Whether requests need a signed identity. False for the gateway alone: its callers are browsers, and it signs identities itself. */
  readonly internal?: boolean;
  /** Proxies whose `X-Forwarded-*` headers are trusted: addresses and networks, comma-separated. None by default. */
  readonly trustProxy?: string;
}

@Module({ imports: [HealthModule] })
class ServiceModule {
  static forRoot(options: ServiceOptions): DynamicModule {
    const { LOG_LEVEL, METRICS_HOST, METRICS_PORT } = options.config;
    return {
      module: ServiceModule,
      imports: [
        loggerModule({ name: options.name, level: LOG_LEVEL }),
        MetricsModule.forRoot({ host: METRICS_HOST, port: METRICS_PORT }),
        options.module,
      ],
    };
  }
}

/** Creates a service's application with everything services share: logs, metrics, health, identity, validation and error responses. It does not listen yet. */
export async function createService(options: ServiceOptions): Promise<NestFastifyApplication> {
  const { BODY_IDLE_MS } = options.config;
  const adapter = new FastifyAdapter({
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Headers fit into a few packets, so a client that has not sent all of its headers within this time has stalled too.
      headersTimeout: BODY_IDLE_MS,
      connectionsCheckingInterval: Math.ceil(BODY_IDLE_MS / STALL_CHECKS_PER_TIMEOUT),
    },
    bodyLimit: JSON_BODY_MAX_BYTES,
    genReqId: (request: IncomingMessage) => requestIdOf(request.headers),
    routerOptions: { maxParamLength: 300 },
    trustProxy: options.trustProxy ?? false,
    clientErrorHandler: respondToMalformedRequest,
    // A request that Fastify rejects before routing (an invalid URL) reaches neither Nest's filter nor the hook that ends stalled
    // bodies, so its connection is closed with the response.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      void sendErrorResponse(error, request, reply.header('connection', 'close')),
  });
  const app = await NestFactory.create<NestFastifyApplication>(ServiceModule.forRoot(options), adapter, {
    bufferLogs: true,
    abortOnError: false,
    bodyParser: false,
  });
  // Without Nest's body parsers Fastify parses JSON (rejecting __proto__ keys) and plain text; the contracts use JSON only.
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  app.useLogger(app.get(Logger));
  recordRoutes(app);
  // Registered first, so that it also covers requests that later hooks reject.
  endStalledRequests(fastify, BODY_IDLE_MS);
  fastify.addHook('onRequest', rejectAmbiguousPath);
  fastify.addHook('onRequest', async (request, reply) => {
    (request.raw as RoutedMessage).routePattern = request.routeOptions.url ?? 'unknown';
    void reply.header(REQUEST_ID_HEADER, request.id);
  });
  // At preValidation, not onRequest: the async context of earlier hooks is lost while the body is read.
  fastify.addHook('preValidation', (request, _reply, done) => requestContext.run({ requestId: request.id }, done));
  const metrics = app.get(Metrics);
  fastify.addHook('onResponse', async (request, reply) => {
    metrics.observeResponse(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime);
  });
  if (options.internal ?? true) {
    app.useGlobalGuards(
      new AccessGuard(
        app.get(Reflector),
        new IdentityVerifier({ keys: options.config.CALLER_KEYS, service: options.name }),
      ),
    );
  }
  app.useGlobalPipes(contractValidationPipe);
  app.useGlobalInterceptors(new StandardSchemaSerializerInterceptor(app.get(Reflector)));
  app.useGlobalFilters(new ErrorFilter());
  app.enableShutdownHooks();
  await options.configure?.(app);
  return app;
}

/** Starts a service: subscribes to events, then listens. It runs until the process receives SIGTERM or SIGINT. */
export async function startService(options: ServiceOptions): Promise<void> {
  const app = await createService(options);
  await app.startAllMicroservices();
  await app.listen(options.config.PORT, options.config.HOST);
  app.get(Logger).log(`${options.name} listening on ${await app.getUrl()}`);
}
