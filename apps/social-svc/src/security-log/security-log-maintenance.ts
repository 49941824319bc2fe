import { openRedisConnection, trimProducerStreams } from '@memory/event-bus';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { SocialConfig } from '../config.ts';
import { DeleteOldSecurityEvents } from './delete-old-security-events.ts';

const MINUTE_MS = 60_000;

/**
 * Maintenance of the security log, in every replica at its start and then at intervals; running a task in two replicas at once is
 * harmless.
 */
@Injectable()
export class SecurityLogMaintenance implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SecurityLogMaintenance.name);
  private readonly redis: Redis;
  private timers: NodeJS.Timeout[] = [];

  constructor(
    @Inject(CONFIG) config: SocialConfig,
    private readonly deleteOldSecurityEvents: DeleteOldSecurityEvents,
  ) {
    this.redis = openRedisConnection(config.REDIS_URL, this.logger, { maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  }

  onApplicationBootstrap(): void {
    this.schedule(60 * MINUTE_MS, 'delete old security events', () => this.deleteOldSecurityEvents.execute());
    // Every other producer's stream is trimmed by its outbox relay. The gateway has none.
    this.schedule(MINUTE_MS, 'trim the stream of the gateway', () => trimProducerStreams(this.redis, 'gateway'));
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.redis.disconnect();
  }

  private schedule(intervalMs: number, task: string, execute: () => Promise<void>): void {
    const run = (): void => {
      execute().catch((err: unknown) =>
        this.logger.error({ err, task }, 'a maintenance task failed; it runs again at the next interval'),
      );
    };
    run();
    this.timers.push(setInterval(run, intervalMs));
  }
}
