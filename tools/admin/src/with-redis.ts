import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { Redis } from 'ioredis';

/**
 * Runs `work` with a connection to Redis.
 * @throws UserFacingError when Redis cannot be reached
 */
export async function withRedis<Result>(url: string, work: (redis: Redis) => Promise<Result>): Promise<Result> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  // Without this listener, ioredis would log every error in addition to the error that the failed command throws.
  redis.on('error', () => undefined);
  try {
    await redis.connect().catch((cause: unknown) => {
      throw new UserFacingError(`Redis does not respond: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      });
    });
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
