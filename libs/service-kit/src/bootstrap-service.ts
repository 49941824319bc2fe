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
import { AccessGuard } from './access.guard.ts';
import { rejectAmbiguousPath } from './ambiguous-path.ts';
import { answerError, ErrorFilter } from './error.filter.ts';
import { HealthController } from './health.controller.ts';
import { IdentityVerifier } from './identity.ts';
import { loggerModule, REQUEST_ID_HEADER, requestIdOf, type RoutedMessage } from './logging.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { Metrics } from './metrics/metrics.ts';
import { recordRoutes } from './registered-routes.ts';
import { CHECKS_PER_TIMEOUT, endStalledBodies } from './stalled-bodies.ts';
import { answerUnreadable } from './unreadable-request.ts';
import { validationPipe } from './validation.ts';

/** The largest JSON body a service reads; the longest valid one (three 20,000-character texts) stays well below. */
export const BODY_LIMIT_BYTES = 512 * 1024;

/** How long a whole request may take to arrive: the largest upload (20 files of 10 MB) over a line of half a megabit per second. */
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
  /** What this service adds to the application before it starts (a multipart parser, its event subscriptions). */
  readonly configure?: ((app: NestFastifyApplication) => Promise<void> | void) | undefined;
  /** False for the gateway alone, whose callers are browsers: it signs the identity that all others require. */
  readonly internal?: boolean;
  /** Whose `X-Forwarded-*` to believe: addresses and networks, comma-separated. Nobody's by default. */
  readonly trustProxy?: string;
}

@Module({ controllers: [HealthController] })
class ServiceModule {
  static of(options: ServiceOptions): DynamicModule {
    const { LOG_LEVEL, METRICS_HOST, METRICS_PORT } = options.config;
    return {
      module: ServiceModule,
      imports: [
        loggerModule({ name: options.name, level: LOG_LEVEL }),
        MetricsModule.at({ host: METRICS_HOST, port: METRICS_PORT }),
        options.module,
      ],
    };
  }
}

/** The application every service is: logs, identity, validation, answers and errors as the contracts say. Not listening yet. */
export async function createService(options: ServiceOptions): Promise<NestFastifyApplication> {
  const { BODY_IDLE_MS } = options.config;
  const adapter = new FastifyAdapter({
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Headers fit into a few packets: a client that has not sent all of them by then has stalled as well.
      headersTimeout: BODY_IDLE_MS,
      connectionsCheckingInterval: Math.ceil(BODY_IDLE_MS / CHECKS_PER_TIMEOUT),
    },
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: (request: IncomingMessage) => requestIdOf(request.headers),
    routerOptions: { maxParamLength: 300 },
    trustProxy: options.trustProxy ?? false,
    clientErrorHandler: answerUnreadable,
    // A request that Fastify refuses before routing (an invalid URL) reaches neither Nest's filter nor the hook that ends stalled
    // bodies, so its connection is closed with the answer.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      void answerError(error, request, reply.header('connection', 'close')),
  });
  const app = await NestFactory.create<NestFastifyApplication>(ServiceModule.of(options), adapter, {
    bufferLogs: true,
    abortOnError: false,
    bodyParser: false,
  });
  // Without Nest's own parsers Fastify reads JSON (and refuses __proto__ keys) and plain text; the contracts know only JSON.
  app.getHttpAdapter().getInstance().removeContentTypeParser('text/plain');
  app.useLogger(app.get(Logger));
  recordRoutes(app);
  // Added first, so that it also covers requests that later hooks refuse.
  endStalledBodies(app.getHttpAdapter().getInstance() as unknown as FastifyInstance, BODY_IDLE_MS);
  app.getHttpAdapter().getInstance().addHook('onRequest', rejectAmbiguousPath);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      (request.raw as RoutedMessage).routePattern = request.routeOptions.url ?? 'unknown';
      void reply.header(REQUEST_ID_HEADER, request.id);
    });
  // Not at onRequest: reading a body leaves the context that the hooks before it ran in.
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preValidation', (request, _reply, done) => requestContext.run({ requestId: request.id }, done));
  const metrics = app.get(Metrics);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', async (request, reply) => {
      metrics.answered(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime);
    });
  if (options.internal ?? true) {
    app.useGlobalGuards(
      new AccessGuard(
        app.get(Reflector),
        new IdentityVerifier({ keys: options.config.CALLER_KEYS, service: options.name }),
      ),
    );
  }
  app.useGlobalPipes(validationPipe);
  app.useGlobalInterceptors(new StandardSchemaSerializerInterceptor(app.get(Reflector)));
  app.useGlobalFilters(new ErrorFilter());
  app.enableShutdownHooks();
  await options.configure?.(app);
  return app;
}

/** Starts a service and keeps it running until it is told to stop. A start that fails says why and ends the process. */
export async function startService(options: ServiceOptions): Promise<void> {
  const app = await createService(options);
  await app.startAllMicroservices();
  await app.listen(options.config.PORT, options.config.HOST);
  app.get(Logger).log(`${options.name} listening on ${await app.getUrl()}`);
}
