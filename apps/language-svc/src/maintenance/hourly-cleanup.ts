import { deleteOldHandledEvents } from '@memory/event-bus';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database.ts';
import { ModelResponseCache } from '../language-model/response-cache.ts';

const INTERVAL_MS = 60 * 60_000;

/**
 * Deletes expired rows every hour. That includes old rows of `handled_event`: in other services the outbox relay deletes them, but this
 * service publishes no events and has no relay.
 */
@Injectable()
export class HourlyCleanup implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(HourlyCleanup.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly modelResponses: ModelResponseCache,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.run(), INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    const cleanups = [deleteOldHandledEvents(this.database), this.modelResponses.deleteExpired()];
    for (const result of await Promise.allSettled(cleanups))
      if (result.status === 'rejected')
        this.logger.warn({ err: result.reason as unknown }, 'cleanup failed; next attempt in an hour');
  }
}
