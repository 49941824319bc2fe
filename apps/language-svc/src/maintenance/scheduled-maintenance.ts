import { deleteOldHandledEvents, HANDLED_BATCH_SIZE } from '@memory/event-bus';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database.ts';
import { ModelResponseCache } from '../language-model/response-cache.ts';
import { OptimiseParameters } from '../reviews/optimise-parameters.ts';

const INTERVAL_MS = 60 * 60_000;

/**
 * Deletes expired rows every hour, and optimises the parameters of users with new reviews. Old rows of `handled_event` are deleted here, because this
 * service publishes no events and has no outbox relay, which deletes them in other services.
 */
@Injectable()
export class ScheduledMaintenance implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ScheduledMaintenance.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly modelResponses: ModelResponseCache,
    private readonly optimiseParameters: OptimiseParameters,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.run(), INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async deleteOldHandledEvents(): Promise<void> {
    while ((await deleteOldHandledEvents(this.database)) === HANDLED_BATCH_SIZE);
  }

  private async run(): Promise<void> {
    const tasks = [
      this.deleteOldHandledEvents(),
      this.modelResponses.deleteExpired(),
      this.optimiseParameters.execute(),
    ];
    for (const result of await Promise.allSettled(tasks))
      if (result.status === 'rejected')
        this.logger.warn({ err: result.reason as unknown }, 'maintenance failed; next attempt in an hour');
  }
}
