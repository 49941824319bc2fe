import { openRedisConnection } from '@memory/event-bus';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { MediaConfig } from '../config.ts';
import { resendAfterFailover } from './bullmq-options.ts';

/** A Redis connection for commands on the keys of BullMQ queues for which BullMQ has no method. */
@Injectable()
export class JobQueueRedis implements OnApplicationShutdown {
  readonly connection: Redis;

  constructor(@Inject(CONFIG) config: MediaConfig) {
    this.connection = openRedisConnection(config.REDIS_URL, new Logger(JobQueueRedis.name), {
      maxRetriesPerRequest: 1,
      reconnectOnError: resendAfterFailover,
    });
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
