import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { FillSearchSignatures } from './fill-search-signatures.ts';

/** Until its signature is computed, a changed entry costs each search of its author some microseconds more. */
const INTERVAL_MS = 3_600_000;

/** Computes missing search signatures at the start and once an hour. */
@Injectable()
export class SearchSignatureTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SearchSignatureTimer.name);
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly fillSearchSignatures: FillSearchSignatures) {}

  onApplicationBootstrap(): void {
    this.run();
    this.timer = setInterval(() => this.run(), INTERVAL_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.closing.abort();
    await this.running;
  }

  /** Continues after a run that is still going on, because a run of a large database may take longer than the interval. */
  private run(): void {
    this.running = this.running
      .then(() => this.fillSearchSignatures.execute(this.closing.signal))
      .catch((error: unknown) => {
        this.logger.error({ err: error }, 'search signatures could not be computed; this is retried in an hour');
      });
  }
}
