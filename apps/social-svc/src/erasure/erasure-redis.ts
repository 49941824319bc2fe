import { openRedisConnection } from '@memory/event-bus';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { SocialConfig } from '../config.ts';

/** The Redis connection of erasures: they read which services have handled their events, and delete the user's events from the streams. */
@Injectable()
export class ErasureRedis implements OnApplicationShutdown {
  readonly client: Redis;

  constructor(@Inject(CONFIG) config: SocialConfig) {
    const logger = new Logger(ErasureRedis.name);
    this.client = openRedisConnection(config.REDIS_URL, logger, { maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  }

  onApplicationShutdown(): void {
    this.client.disconnect();
  }
}
