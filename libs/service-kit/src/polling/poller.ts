import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/**
 * Looks for work that is due at intervals, in every replica of the service, from the service’s start to its shutdown. A failed poll is
 * repeated; a failure is logged when the first poll fails, and when it changes, and so is the end of it.
 */
export abstract class Poller implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private lastFailure: string | null = null;
  private readonly closing = new AbortController();
  private running: Promise<void> = Promise.resolve();

  /**
   * @param intervalMs returns the pause until the next poll, in milliseconds
   * @param failureMessage is logged with the error of a failed poll
   */
  protected constructor(
    private readonly intervalMs: () => number,
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
        this.logEnd();
      } catch (error) {
        this.logFailure(error);
      }
      try {
        await delay(this.intervalMs(), undefined, { signal });
      } catch (error) {
        // The shutdown aborts the pause, and the condition of the loop then ends it.
        if (!signal.aborted) throw error;
      }
    }
  }

  private logFailure(error: unknown): void {
    const failure = String(error);
    if (failure !== this.lastFailure) this.logger.warn({ err: error }, this.failureMessage);
    this.lastFailure = failure;
  }

  private logEnd(): void {
    if (this.lastFailure !== null) this.logger.log('the poll succeeds again');
    this.lastFailure = null;
  }
}
