import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeRedisError } from '@memory/event-bus/redis-error';
import { requestContext } from '@memory/event-bus/request-context';
import { LoggerModule } from 'nestjs-pino';
import type { SerializedError } from 'pino';

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
 * A request with the pattern of its route (`/media/:id`), which bootstrap-service.ts sets. Logs contain the pattern and never the URL,
 * because the URL may contain what a child looked up.
 */
export type IncomingMessageWithRoute = IncomingMessage & { routePattern?: string };

/**
 * Serializes errors for logs like pino, but without the arguments of a failed Redis command. ioredis attaches them to its errors, and they
 * may contain session ids or texts of users.
 */
export function omitRedisArguments(serialized: SerializedError): Pick<SerializedError, 'type' | 'message' | 'stack'> {
  const { raw, type, stack } = serialized;
  const isFromRedis = raw instanceof Error && ('command' in raw || 'previousErrors' in raw);
  return isFromRedis ? { type, message: describeRedisError(raw), stack } : serialized;
}

/** The options of the JSON logs: one line per request, and the request id in every line. Bodies, URLs and cookies are never logged. */
export function loggerModule(options: { name: string; level: string }) {
  return LoggerModule.forRoot({
    pinoHttp: {
      name: options.name,
      level: options.level,
      // The log lines of HTTP requests have the request id already. The mixin adds it to the log lines of events and jobs that a request
      // caused.
      // Nothing else of the context is logged: the network belongs to the security log alone.
      mixin: (_line, _level, logger) => {
        const requestId = requestContext.getStore()?.requestId;
        return requestId === undefined || 'requestId' in logger.bindings() ? {} : { requestId };
      },
      genReqId: (request: IncomingMessage) => requestIdOf(request.headers),
      serializers: { req: () => undefined, res: () => undefined, err: omitRedisArguments },
      quietReqLogger: true,
      customAttributeKeys: { reqId: 'requestId', responseTime: 'ms' },
      customProps: (request: IncomingMessageWithRoute, response: ServerResponse) => ({
        method: request.method,
        route: request.routePattern,
        status: response.statusCode,
      }),
      customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
        error || response.statusCode >= 500 ? 'error' : 'debug',
    },
  });
}
