import type { ErrorCode } from '@memory/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSafeMethod } from '../http/safe-method.ts';
import { ApiError, responseLanguage } from './api-error.ts';
import {
  isConnectionLost,
  isDatabaseUnavailable,
  isMissingRowError,
  isStorageFull,
  isTransactionConflict,
} from './storage-errors.ts';

/** The error codes for statuses that Nest or Fastify set themselves (a body that is not JSON, an unknown path). */
const errorCodeByStatus: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_body',
  // Nest itself sets the status 403 only in its cross-site protection; our own 403 responses come from ApiError.
  403: 'cross_site_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'invalid_request',
  415: 'unsupported_type',
  429: 'too_many_requests',
  503: 'service_unavailable',
};

function statusOf(exception: unknown): number {
  if (exception instanceof HttpException) return exception.getStatus();
  const status = exception instanceof Error && 'statusCode' in exception ? exception.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

/**
 * Converts any thrown value to an ApiError. Errors of Nest and Fastify are converted by their status; unknown errors become `internal`.
 * @param method the method of the request
 */
function toApiError(exception: unknown, method: string): ApiError {
  if (exception instanceof ApiError) {
    // A request that changes nothing may have called another service by POST. It can safely be repeated, so its outcome does not matter.
    const isOfRead = exception.code === 'outcome_unknown' && isSafeMethod(method);
    return isOfRead ? new ApiError('service_unavailable', { cause: exception.cause }) : exception;
  }
  // The statement without a response may have been the commit, so it is unknown whether the request took effect.
  if (isConnectionLost(exception) && !isSafeMethod(method))
    return new ApiError('outcome_unknown', { cause: exception });
  if (isDatabaseUnavailable(exception)) return new ApiError('service_unavailable', { cause: exception });
  if (isTransactionConflict(exception)) return new ApiError('service_unavailable', { cause: exception });
  if (isStorageFull(exception)) return new ApiError('service_unavailable', { retryAfterSeconds: 60, cause: exception });
  if (isMissingRowError(exception)) return new ApiError('not_found', { cause: exception });
  return new ApiError(errorCodeByStatus[statusOf(exception)] ?? 'internal', { cause: exception });
}

/** Returns the last line of an error's message, for the log. The stack is left out, because every request reports an unavailable dependency. */
const lastLineOf = (cause: unknown): string =>
  cause instanceof Error ? (cause.message.trim().split('\n').at(-1) ?? cause.name) : 'no reason given';

/** Sends an error response in the format of the contracts, in the language of the request. */
export function sendErrorResponse(exception: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toApiError(exception, request.method);
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
  void reply
    .status(error.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(error.toBody(responseLanguage(request.headers)));
}

/** Converts every thrown value to an error response. Logs only errors of the program (5xx) with their stack. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('ErrorFilter');

  /** @param onError called with the code of each error response */
  constructor(private readonly onError: (code: ErrorCode) => void = () => undefined) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw exception;
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = toApiError(exception, request.method);
    this.onError(error.code);
    if (error.status === 503) this.logger.warn(`${error.code}: ${lastLineOf(error.cause)}`);
    else if (error.status >= 500) this.logger.error({ err: error.cause ?? error, code: error.code }, 'request failed');
    if (!reply.sent && !reply.raw.headersSent) sendErrorResponse(error, request, reply);
  }
}
