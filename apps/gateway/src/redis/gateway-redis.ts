import { reconnectAfterFailover } from '@memory/event-bus';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { GatewayConfig } from '../config.ts';

const COMMAND_TIMEOUT_MS = 2_000;
/**
 * How long a connection waits for any byte from Redis before it is replaced, in milliseconds. COMMAND_TIMEOUT_MS only ends the waiting command. On
 * a connection that Redis no longer knows, every later command would fail too, until TCP gives up.
 */
const SOCKET_TIMEOUT_MS = 5_000;
const RECONNECT_MAX_MS = 2_000;

/**
 * The gateway's Redis connection for sessions and rate limits. While Redis is unavailable, every command fails at once instead of being
 * queued, so that clients get 503 without delay.
 */
@Injectable()
export class GatewayRedis extends Redis implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(GatewayRedis.name);
  /** How often the connection has been closed. */
  private closings = 0;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    super(config.REDIS_URL, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
      reconnectOnError: reconnectAfterFailover,
    });
    this.on('close', () => (this.closings += 1));
    this.on('error', (error: Error) => this.logger.warn({ err: error }, 'Redis is not reachable'));
  }

  /**
   * Connects to Redis before the first request. When this attempt fails, the gateway starts nevertheless, and ioredis keeps trying to
   * connect.
   */
  async onModuleInit(): Promise<void> {
    await Promise.allSettled([this.connect()]);
  }

  /**
   * Returns whether Redis answers now and the connection lasts until `promise` has settled. A health check that takes several seconds thereby also
   * notices an interruption of one second.
   */
  async isAvailableDuring(promise: Promise<unknown>): Promise<boolean> {
    const { closings } = this;
    const [ping] = await Promise.allSettled([this.ping(), promise]);
    return ping.status === 'fulfilled' && this.closings === closings;
  }

  onApplicationShutdown(): void {
    this.disconnect();
  }
}
