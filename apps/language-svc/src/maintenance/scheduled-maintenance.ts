import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ModelResponseCache } from '../language-model/response-cache.ts';
import { OptimiseParameters } from '../reviews/optimise-parameters.ts';

const INTERVAL_MS = 60 * 60_000;

/** Deletes expired cache entries every hour, and optimises the parameters of users with new reviews. */
@Injectable()
export class ScheduledMaintenance implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ScheduledMaintenance.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly modelResponses: ModelResponseCache,
    private readonly optimiseParameters: OptimiseParameters,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.run(), INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    const tasks = [this.modelResponses.deleteExpired(), this.optimiseParameters.execute()];
    for (const result of await Promise.allSettled(tasks))
      if (result.status === 'rejected')
        this.logger.warn({ err: result.reason as unknown }, 'maintenance failed; next attempt in an hour');
  }
}
