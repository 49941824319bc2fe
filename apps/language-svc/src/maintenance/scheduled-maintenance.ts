import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ModelResponseCache } from '../language-model/response-cache.ts';
import { OptimiseParameters } from '../reviews/optimise-parameters.ts';
import { KeyStoredWords } from '../word-keys/key-stored-words.ts';

const INTERVAL_MS = 60 * 60_000;

/**
 * Deletes expired cache entries every hour, optimises the parameters of users with new reviews, and adds keys to words without
 * one: during a deployment, processes of the previous release still store words without keys.
 */
@Injectable()
export class ScheduledMaintenance implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ScheduledMaintenance.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly modelResponses: ModelResponseCache,
    private readonly optimiseParameters: OptimiseParameters,
    private readonly keyStoredWords: KeyStoredWords,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.run(), INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    const tasks = [
      this.modelResponses.deleteExpired(),
      this.optimiseParameters.execute(),
      this.keyStoredWords.execute(),
    ];
    for (const result of await Promise.allSettled(tasks))
      if (result.status === 'rejected')
        this.logger.warn({ err: result.reason as unknown }, 'maintenance failed; next attempt in an hour');
  }
}
