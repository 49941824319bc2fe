import type { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { StateChangeLogger } from './state-change-logger.ts';

/**
 * Tells ioredis (option `reconnectOnError`) whether to reconnect after the error of a command. Returns true when the Redis server has become a
 * replica. The address then leads to the new primary, but the old connection would stay with the replica, which rejects every write.
 */
export const reconnectAfterFailover = (error: Error): boolean => error.message.includes('READONLY');

/**
 * Returns the pause in milliseconds before ioredis tries to connect again (`retryStrategy`). The pause grows to one second at most, however long
 * Redis was unavailable.
 */
export const reconnectDelayMs = (attempt: number): number => Math.min(attempt * 50, 1_000);

/**
 * How long a command waits on a silent connection before the connection is replaced, in milliseconds. The value is longer than the longest blocking
 * read (`EventTail`). When a firewall has dropped the state of the connection, the client is not told, and TCP gives up after a quarter of an hour.
 * `commandTimeout` would end only the command: the next command would wait on the same connection.
 */
const SOCKET_TIMEOUT_MS = 10_000;

/** Opens a connection that reconnects by itself. It logs once when the connection is lost and once when it is restored. */
export function openRedisConnection(url: string, logger: Logger, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: reconnectDelayMs,
    reconnectOnError: reconnectAfterFailover,
    socketTimeout: SOCKET_TIMEOUT_MS,
    ...options,
  });
  const stateLogger = new StateChangeLogger(logger);
  redis.on('error', (error: Error) => stateLogger.logFailure('no connection to Redis', error));
  redis.on('ready', () => stateLogger.logRecovery('connected to Redis again'));
  return redis;
}

/** Resolves when the connection accepts commands. @throws when that takes longer than `timeoutMs` */
export function waitForRedisReady(redis: Redis, timeoutMs = 15_000): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const { host, port } = redis.options;
    const timer = setTimeout(
      () => reject(new Error(`Redis is not reachable at ${host}:${port} (REDIS_URL)`)),
      timeoutMs,
    );
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Checks that Redis does not evict keys, and warns when it has no append-only file. Reads the settings from INFO, because hosted
 * services allow INFO where they reject CONFIG.
 * @throws when the eviction policy could remove events that are not handled yet
 */
export async function assertRedisDurability(redis: Redis, logger: Logger): Promise<void> {
  const info = await redis.info();
  const setting = (name: string): string | undefined => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
  const policy = setting('maxmemory_policy');
  if (policy === undefined) {
    logger.warn('INFO of this Redis lacks maxmemory_policy: make sure that it is noeviction, or events can be lost');
  } else if (policy !== 'noeviction') {
    throw new Error(
      `Redis has maxmemory-policy ${policy}, which deletes events when memory runs out. ` +
        `Set "maxmemory-policy noeviction" in redis.conf, or run: redis-cli CONFIG SET maxmemory-policy noeviction`,
    );
  }
  if (setting('aof_enabled') === '0') {
    logger.warn(
      'Redis has no append-only file: events that are not handled yet are lost when it restarts. Set "appendonly yes".',
    );
  }
}
