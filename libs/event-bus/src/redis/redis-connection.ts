import type { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { reconnectAfterFailover } from './reconnect-after-failover.ts';
import { StateChangeLogger } from './state-change-logger.ts';

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
