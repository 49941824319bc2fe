import { ApiError } from '@memory/service-kit';

/** The answer of a Redis command. @throws ApiError `service_unavailable` when Redis does not give one. */
export function unlessAway<Answer>(command: Promise<Answer>): Promise<Answer> {
  return command.catch((cause: unknown) => {
    throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
  });
}
