import { ApiError } from '@memory/service-kit';
import type { ChainableCommander } from 'ioredis';

/** The answer of a Redis command. @throws ApiError `service_unavailable` when Redis does not give one. */
export function unlessAway<Answer>(command: Promise<Answer>): Promise<Answer> {
  return command.catch((cause: unknown) => {
    throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
  });
}

/** The answers of commands that belong together. @throws ApiError `service_unavailable` when Redis refuses one of them, or does not answer. */
export async function allUnlessAway(commands: ChainableCommander): Promise<unknown[]> {
  const results = (await unlessAway(commands.exec())) ?? [];
  const refused = results.find(([error]) => error)?.[0];
  if (refused) throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause: refused });
  return results.map(([, answer]) => answer);
}
