import type { ChainableCommander } from 'ioredis';
import { ApiError } from '../errors/api-error.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Waits for a Redis command and returns its result.
 * @throws ApiError `service_unavailable` when the command fails or times out.
 */
export function orServiceUnavailable<Result>(command: Promise<Result>): Promise<Result> {
  return command.catch(throwServiceUnavailable);
}

/**
 * Executes a pipeline or transaction and returns the results of its commands, in order.
 * @throws ApiError `service_unavailable` when a command of the pipeline or transaction fails.
 */
export async function execOrServiceUnavailable(commands: ChainableCommander): Promise<unknown[]> {
  const results = (await orServiceUnavailable(commands.exec())) ?? [];
  const failure = results.find(([error]) => error)?.[0];
  if (failure) throwServiceUnavailable(failure);
  return results.map(([, result]) => result);
}

function throwServiceUnavailable(cause: unknown): never {
  throw new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
