import { Redis } from 'ioredis';
import { Refusal } from '../steps.ts';
import type { Installation } from './installation.ts';

/** Does `work` with a connection to the installation's Redis. @throws Refusal when Redis does not answer */
export async function withRedis<Result>(
  { redisUrl }: Installation,
  work: (redis: Redis) => Promise<Result>,
): Promise<Result> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  // What goes wrong is told by the command that fails.
  redis.on('error', () => undefined);
  try {
    await redis.connect().catch((cause: unknown) => {
      throw new Refusal(`Redis does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    });
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
