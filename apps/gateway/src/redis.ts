import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { CONFIG, type GatewayConfig } from './config.ts';

const COMMAND_TIMEOUT_MS = 2_000;
const RECONNECT_MAX_MS = 2_000;

/** The Redis that sessions and limits live in. While it is away every command fails at once, so that callers get a 503, not a wait. */
@Injectable()
export class GatewayRedis extends Redis implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(GatewayRedis.name);

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    super(config.REDIS_URL, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
    });
    this.on('error', (error: Error) => this.logger.warn({ err: error }, 'Redis is not reachable'));
  }

  /** Connected before the first request when Redis is there; when it is not (said above), the gateway starts and goes on trying. */
  async onModuleInit(): Promise<void> {
    await Promise.allSettled([this.connect()]);
  }

  onApplicationShutdown(): void {
    this.disconnect();
  }
}
