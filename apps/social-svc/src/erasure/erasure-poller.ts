import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database.ts';
import { AdvanceErasure } from './advance-erasure.ts';

const POLL_INTERVAL_MS = 1_000;

/**
 * Advances all running erasures once a second, in every replica of social-svc, so that an erasure continues when the process that started
 * it has ended.
 */
@Injectable()
export class ErasurePoller implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ErasurePoller.name);
  private readonly closing = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly advanceErasure: AdvanceErasure,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.poll();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async poll(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      try {
        const erasures = await this.database.erasure.findMany({ orderBy: { startedAt: 'asc' } });
        for (const { userId } of erasures) await this.advanceErasure.execute(userId);
      } catch (error) {
        this.logger.error({ err: error }, 'an erasure could not be advanced and will be retried');
      }
      await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
