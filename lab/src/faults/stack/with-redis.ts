import { Redis } from 'ioredis';

/** Runs `work` with a connection to Redis. @throws when Redis cannot be reached */
export async function withRedis<Result>(url: string, work: (redis: Redis) => Promise<Result>): Promise<Result> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  // Without this listener ioredis would log every error, which the failed command throws anyway.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
