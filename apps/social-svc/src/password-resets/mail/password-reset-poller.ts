import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DeleteOldPasswordResets } from './delete-old-password-resets.ts';
import { ResetMailer } from './reset-mailer.ts';
import { SendDueResetMail } from './send-due-reset-mail.ts';

const POLL_INTERVAL_MS = 1_000;
const CLEANUP_INTERVAL_MS = 10 * 60_000;

/** Sends the mails that are due, one after the other, and deletes old rows at intervals, in every replica of social-svc. */
@Injectable()
export class PasswordResetPoller implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PasswordResetPoller.name);
  private readonly closing = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private nextCleanupAt = 0;

  constructor(
    private readonly deleteOldPasswordResets: DeleteOldPasswordResets,
    private readonly mailer: ResetMailer,
    private readonly sendDueResetMail: SendDueResetMail,
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
        await this.cleanUp();
        while (this.mailer.isAvailable && !signal.aborted && (await this.sendDueResetMail.execute())) continue;
      } catch (error) {
        this.logger.error({ err: error }, 'a request for a password reset could not be handled and will be retried');
      }
      await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async cleanUp(): Promise<void> {
    if (Date.now() < this.nextCleanupAt) return;
    await this.deleteOldPasswordResets.execute();
    this.nextCleanupAt = Date.now() + CLEANUP_INTERVAL_MS;
  }
}
