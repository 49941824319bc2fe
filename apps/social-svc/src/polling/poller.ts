import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/**
 * Looks for work that is due at intervals, in every replica of the service, from the service’s start to its shutdown. A failed poll is
 * logged and repeated.
 */
export abstract class Poller implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly closing = new AbortController();
  private running: Promise<void> = Promise.resolve();

  /** @param failureMessage is logged with the error of a failed poll */
  protected constructor(
    private readonly intervalMs: number,
    private readonly failureMessage: string,
  ) {}

  /** Does the work that is due now. Long work stops early when `signal` is aborted. */
  protected abstract poll(signal: AbortSignal): Promise<void>;

  onApplicationBootstrap(): void {
    this.running = this.pollUntilShutdown(this.closing.signal);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async pollUntilShutdown(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.poll(signal);
      } catch (error) {
        this.logger.error({ err: error }, this.failureMessage);
      }
      // An aborted delay rejects; the condition of the loop then ends it.
      await delay(this.intervalMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
