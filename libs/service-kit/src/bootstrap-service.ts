import 'reflect-metadata';
import type { KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Caller } from '@memory/contracts';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { AccessGuard } from './access/access.guard.ts';
import { IdentityVerifier } from './access/identity-token.ts';
import { ErrorFilter, sendErrorResponse } from './errors/error.filter.ts';
import { HealthModule } from './health/health.module.ts';
import { ReadinessChecks } from './health/readiness-checks.ts';
import { collectGarbageWhenIdle, setHeapGrowth } from './heap.ts';
import { rejectAmbiguousPath } from './http/ambiguous-path.ts';
import { acceptFileBodies } from './http/file-bodies.ts';
import { respondToMalformedRequest } from './http/malformed-request.ts';
import { recordRegisteredRoutes } from './http/registered-routes.ts';
import { setRequestContext } from './http/request-context.ts';
import { ResponseInterceptor } from './http/response.interceptor.ts';
import { STALL_CHECKS_PER_TIMEOUT, endStalledRequests } from './http/stalled-bodies.ts';
import { contractValidationPipe } from './http/validation.pipe.ts';
import { logRequests, loggerModule, requestIdOf } from './logging/logging.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { Metrics } from './metrics/metrics.ts';
import { requestRejectionReasonByCode } from './metrics/rejection-reasons.ts';
import type { WatchedFolders } from './metrics/watched-folders.ts';
import { OpenRequests, ShutdownModule } from './shutdown/open-requests.ts';
import { type ShutdownSettings, shutDownOnSignals } from './shutdown/shutdown.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { type TracingSettings, TracingShutdown, isTracingOn, startTracing } from './tracing/tracing.ts';

/** The maximum size of a JSON body, in bytes. The longest valid body contains three texts of 20,000 characters and is much smaller. */
export const JSON_BODY_MAX_BYTES = 512 * 1024;

/** Texts of at least this length, in UTF-16 code units, are encoded before they are sent. */
const LONG_TEXT_LENGTH = 2_048;

/**
 * Encodes a long response as one buffer. Otherwise Node encodes the string when it writes it to the socket, which takes several times as long for
 * texts with Chinese characters.
 */
const encodeLongText = (payload: unknown): unknown =>
  typeof payload === 'string' && payload.length >= LONG_TEXT_LENGTH ? Buffer.from(payload) : payload;

/**
 * How long a whole request may take to arrive, in milliseconds: enough for the largest upload (20 files of 10 MB) at half a megabit per
 * second.
 */
const REQUEST_TIMEOUT_MS = 60 * 60_000;

/**
 * After how many requests a service closes a connection of another process. In front of several replicas, a load balancer distributes connections,
 * not requests: without a limit, a new replica would get no requests while its callers are busy. Opening a connection costs little compared with a
 * thousand requests.
 */
const CONNECTION_MAX_REQUESTS = 1_000;

/**
 * How long a service keeps an idle connection of another process, in milliseconds. The service announces this time in its responses, and callers
 * close the connection one or two seconds earlier. No connection is therefore still idle when the service closes its connections after
 * SHUTDOWN_DELAY_SECONDS, and no request can be sent on a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 5_000;

export interface ServiceOptions {
  readonly name: string;
  readonly module: Type | DynamicModule;
  readonly config: {
    NODE_ENV: 'production' | 'development' | 'test';
    LOG_LEVEL: string;
    HOST: string;
    PORT: number;
    BODY_IDLE_MS: number;
    METRICS_HOST: string;
    METRICS_PORT?: number | undefined;
    WATCHED_FOLDERS?: WatchedFolders;
    RESTART_COUNT?: number;
    CALLER_KEYS: ReadonlyMap<Caller, KeyObject>;
  } & TracingSettings;
  /**
   * Adds to the application what only this service needs, such as a multipart parser or event subscriptions. Called before the application is
   * initialized.
   */
  readonly configure?: ((app: NestFastifyApplication) => Promise<void> | void) | undefined;
  /** Whether requests need an identity token. False only for the gateway: its callers are browsers, and the gateway signs identity tokens itself. */
  readonly internal?: boolean;
  /** The proxies whose `X-Forwarded-*` headers are trusted: IP addresses and networks, separated by commas. By default no proxy is trusted. */
  readonly trustProxy?: string;
  /** Whether the trace of a request continues the caller's trace. By default true for internal services, and false for the gateway. */
  readonly trustsTraceparent?: boolean;
  /** Whether the process sends long responses most of the time. Its heap may then grow more between two full collections (`setHeapGrowth`). */
  readonly sendsLongResponses?: boolean;
}

@Module({ imports: [HealthModule, ShutdownModule], providers: [TracingShutdown] })
class ServiceModule {
  static forRoot(options: ServiceOptions): DynamicModule {
    const { LOG_LEVEL, METRICS_HOST, METRICS_PORT, WATCHED_FOLDERS = new Map(), RESTART_COUNT = 0 } = options.config;
    return {
      module: ServiceModule,
      imports: [
        loggerModule({ name: options.name, level: LOG_LEVEL }),
        MetricsModule.forRoot({
          address: { host: METRICS_HOST, port: METRICS_PORT },
          process: { name: options.name, restarts: RESTART_COUNT },
          watchedFolders: WATCHED_FOLDERS,
        }),
        options.module,
      ],
    };
  }
}

/**
 * Creates a service's application with everything that services share: logs, metrics, health, identity, validation and error responses. The
 * application does not listen yet.
 */
export async function createService(options: ServiceOptions): Promise<NestFastifyApplication> {
  const { BODY_IDLE_MS } = options.config;
  const isInternal = options.internal ?? true;
  // Assigned below, once the application exists, and therefore before the first request.
  let metrics: Metrics | undefined;
  const adapter = new FastifyAdapter({
    requestTimeout: REQUEST_TIMEOUT_MS,
    ...(isInternal && { keepAliveTimeout: KEEP_ALIVE_MS }),
    // A request that arrives on an open connection during the shutdown is handled normally: everything that it needs is closed only after the last
    // response. Fastify's own 503 response would have neither an error code nor Retry-After.
    return503OnClosing: false,
    http: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      // The headers of a request fit into a few packets, so a client that has not sent them within this time has stalled.
      headersTimeout: BODY_IDLE_MS,
      connectionsCheckingInterval: Math.ceil(BODY_IDLE_MS / STALL_CHECKS_PER_TIMEOUT),
    },
    bodyLimit: JSON_BODY_MAX_BYTES,
    ...(isInternal && { maxRequestsPerSocket: CONNECTION_MAX_REQUESTS }),
    genReqId: (request: IncomingMessage) => requestIdOf(request.headers),
    routerOptions: { maxParamLength: 300 },
    trustProxy: options.trustProxy ?? false,
    clientErrorHandler: (failure: NodeJS.ErrnoException, socket: Socket) => {
      const code = respondToMalformedRequest(failure, socket);
      if (code)
        metrics?.countRejection(code === 'malformed_body' ? 'malformed_http' : requestRejectionReasonByCode[code]);
    },
    // Fastify rejects some requests before routing, such as those with an invalid URL. Such a request reaches neither Nest's error filter nor the
    // hook that ends stalled bodies, so its connection is closed with the response.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      if (error.code === 'FST_ERR_BAD_URL') metrics?.countRejection('ambiguous_path');
      sendErrorResponse(error, request, reply.header('connection', 'close'));
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(ServiceModule.forRoot(options), adapter, {
    bufferLogs: true,
    abortOnError: false,
    bodyParser: false,
  });
  // Nest's body parsers are off, so Fastify parses bodies: JSON, where it rejects the key __proto__, and plain text. The parser for plain text is
  // removed, because the contracts use only JSON.
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  if (isInternal) acceptFileBodies(fastify);
  app.useLogger(app.get(Logger));
  recordRegisteredRoutes(app);
  // This hook is registered first, so that it also covers requests that later hooks reject.
  endStalledRequests(fastify, BODY_IDLE_MS);
  logRequests(fastify, PinoLogger.root);
  setRequestContext(fastify, { isEdge: !isInternal });
  if (isTracingOn()) traceRequests(fastify, { trustsTraceparent: options.trustsTraceparent ?? isInternal });
  app.get(OpenRequests).watch(fastify);
  const readiness = app.get(ReadinessChecks);
  fastify.addHook('onRequest', rejectAmbiguousPath);
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    // The client's next request then goes to another replica.
    if (readiness.isShuttingDown) void reply.header('connection', 'close');
    done(null, encodeLongText(payload));
  });
  const appMetrics = app.get(Metrics);
  metrics = appMetrics;
  fastify.addHook('onResponse', (request, reply, done) => {
    appMetrics.observeResponse(
      request.method,
      request.routeOptions.url ?? 'unknown',
      reply.statusCode,
      reply.elapsedTime,
    );
    done();
  });
  if (isInternal) {
    app.useGlobalGuards(
      new AccessGuard(
        app.get(Reflector),
        new IdentityVerifier({ keys: options.config.CALLER_KEYS, service: options.name }),
      ),
    );
  }
  app.useGlobalPipes(contractValidationPipe);
  app.useGlobalInterceptors(new ResponseInterceptor(app.get(Reflector), options.config.NODE_ENV === 'production'));
  app.useGlobalFilters(new ErrorFilter((code) => appMetrics.countRejection(requestRejectionReasonByCode[code])));
  await options.configure?.(app);
  return app;
}

/** Starts a service: subscribes to events, then listens. It runs until the process receives SIGTERM or SIGINT. */
export async function startService(
  options: ServiceOptions & { readonly config: ServiceOptions['config'] & ShutdownSettings },
): Promise<void> {
  if (options.sendsLongResponses) setHeapGrowth();
  await startTracing(options.name, options.config);
  const app = await createService(options);
  shutDownOnSignals(app, options.config);
  await app.startAllMicroservices();
  await app.listen(options.config.PORT, options.config.HOST);
  app.get(Logger).log(`${options.name} listening on ${await app.getUrl()}`);
  void collectGarbageWhenIdle();
}
