import { CONFIG, Schedule } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialConfig } from '../../config.ts';
import { Mailer } from '../../mail/mailer.ts';
import { DeleteOldPasswordResets } from './delete-old-password-resets.ts';
import { SendDueResetMail } from './send-due-reset-mail.ts';

const CLEANUP_INTERVAL_MS = 10 * 60_000;

/** Sends due mails with reset codes one after the other, and deletes old rows at intervals. */
@Injectable()
export class PasswordResetPoller extends Schedule {
  private nextCleanupAt = 0;

  constructor(
    private readonly deleteOldPasswordResets: DeleteOldPasswordResets,
    private readonly mailer: Mailer,
    private readonly sendDueResetMail: SendDueResetMail,
    @Inject(CONFIG) config: SocialConfig,
  ) {
    super([
      {
        task: 'handle requests for password resets',
        everyMs: config.POLL_INTERVAL_MS,
        run: (signal) => this.poll(signal),
      },
    ]);
  }

  private async poll(signal: AbortSignal): Promise<void> {
    await this.cleanUp();
    while (this.mailer.isAvailable && !signal.aborted && (await this.sendDueResetMail.execute())) continue;
  }

  private async cleanUp(): Promise<void> {
    if (Date.now() < this.nextCleanupAt) return;
    await this.deleteOldPasswordResets.execute();
    this.nextCleanupAt = Date.now() + CLEANUP_INTERVAL_MS;
  }
}
