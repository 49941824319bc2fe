import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestContext } from '@memory/event-bus/request-context';
import { describeRedisError, StateChangeLogger } from '@memory/event-bus/state-change-logger';
import { Logger } from '@nestjs/common';
import { trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LoggerModule } from 'nestjs-pino';
import type { BaseLogger, SerializedError } from 'pino';
import { isTracingOn } from '../tracing/tracing.ts';
import { processLog } from './log-output.ts';

export const REQUEST_ID_HEADER = 'x-request-id';
const acceptableRequestId = /^[\w-]{8,64}$/;

/**
 * Returns the id of a request: the caller's `X-Request-Id` if it is well-formed, otherwise a new id. The format is checked, because the id
 * is written to logs.
 */
export function requestIdOf(headers: IncomingMessage['headers']): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && acceptableRequestId.test(given) ? given : randomUUID();
}

/**
 * Serializes errors for logs like pino, but without the arguments of a failed Redis command. ioredis attaches the arguments to its errors, and they
 * may contain session ids or texts of users.
 */
export function omitRedisArguments(serialized: SerializedError): Pick<SerializedError, 'type' | 'message' | 'stack'> {
  const { raw, type, stack } = serialized;
  const isFromRedis = raw instanceof Error && ('command' in raw || 'previousErrors' in raw);
  return isFromRedis ? { type, message: describeRedisError(raw), stack } : serialized;
}

/**
 * The JSON logs of a process, with the request id in every line. Bodies, URLs and cookies are never logged. `logRequests` writes one line per
 * request. The middleware of the logging library is not used for this: it creates several loggers per request, even for lines that are not written.
 */
export function loggerModule(options: { name: string; level: string }) {
  reportDroppedLines();
  const settings = {
    name: options.name,
    level: options.level,
    // The log contains nothing else of the context: the network is for the security log only.
    mixin: () => {
      const requestId = requestContext.getStore()?.requestId;
      const traceId = isTracingOn() ? trace.getActiveSpan()?.spanContext().traceId : undefined;
      return { ...(requestId !== undefined && { requestId }), ...(traceId !== undefined && { trace_id: traceId }) };
    },
    serializers: { err: omitRedisArguments },
  };
  return LoggerModule.forRoot({ forRoutes: [], pinoHttp: [settings, processLog] });
}

/** Logs that lines are being dropped, as soon as a line can be written again, and logs the end of the dropping. */
function reportDroppedLines(): void {
  const changes = new StateChangeLogger(new Logger('LogOutput'));
  processLog.setListener({
    onDropping: (error) => changes.logFailure('Log lines cannot be written and are dropped', error),
    onRecovery: (count) => changes.logRecovery(`Log lines are written again; ${count} were dropped`),
  });
}

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
