import type { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { TroubleLog } from './trouble-log.ts';

/** A connection that comes back by itself and says once that it is lost, once that it is back. */
export function openRedis(url: string, logger: Logger, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 50, 1000),
    ...options,
  });
  const trouble = new TroubleLog(logger);
  redis.on('error', (error: Error) => trouble.failed('no connection to Redis', error));
  redis.on('ready', () => trouble.works('connected to Redis again'));
  return redis;
}

/** Resolves when the connection works. @throws when that takes longer than `withinMs` */
export function whenReady(redis: Redis, withinMs = 15_000): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const { host, port } = redis.options;
    const timer = setTimeout(() => reject(new Error(`no Redis answers at ${host}:${port} (REDIS_URL)`)), withinMs);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
