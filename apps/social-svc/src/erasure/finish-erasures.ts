import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Erasures } from './erasures.ts';

const LOOK_MS = 1_000;

/** Looks after the erasures that are under way, whichever process began them. */
@Injectable()
export class FinishErasures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(FinishErasures.name);
  private readonly closing = new AbortController();
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly erasures: Erasures) {}

  onApplicationBootstrap(): void {
    this.work = this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.work;
  }

  private async look(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      try {
        for (const { userId } of await this.erasures.list()) await this.erasures.step(userId);
      } catch (error) {
        this.logger.error({ err: error }, 'an erasure could not be taken further; it is tried again');
      }
      await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
