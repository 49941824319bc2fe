import { openRedisConnection } from '@memory/event-bus';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { SocialConfig } from '../config.ts';

/**
 * The Redis connection of this service. Erasures use it to read which services have handled their events, and to delete the user's events from the
 * streams; the scheduled maintenance uses it to trim the gateway's stream; limits on guessing count in it.
 */
@Injectable()
export class SocialRedis implements OnApplicationShutdown {
  readonly client: Redis;

  constructor(@Inject(CONFIG) config: SocialConfig) {
    const logger = new Logger(SocialRedis.name);
    this.client = openRedisConnection(config.REDIS_URL, logger, { maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  }

  onApplicationShutdown(): void {
    this.client.disconnect();
  }
}
