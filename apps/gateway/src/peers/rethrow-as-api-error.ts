import { ApiRequestError } from '@memory/api-client';
import { type ErrorCode, errorCatalog } from '@memory/contracts';
import { ApiError, translatedFieldError } from '@memory/service-kit';

const isErrorCode = (code: string): code is ErrorCode => code in errorCatalog;

/**
 * Handles a failed call of a service: throws a client error (4xx) of the service with the error code of the service. The gateway translates the
 * message into the language of the browser. Any other failure becomes `service_unavailable`.
 */
export function rethrowAsApiError(cause: unknown): never {
  if (!(cause instanceof ApiRequestError)) throw cause;
  if (cause.status < 500 && isErrorCode(cause.code)) {
    // The services respond in English; the Chinese messages come from the contracts.
    const fields = cause.fields.map(({ path, message }) => translatedFieldError(path, message));
    throw new ApiError(cause.code, { fields, cause });
  }
  throw new ApiError('service_unavailable', { cause });
}
