import { CONFIG, Schedule } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import { EraseDueAccounts } from './erase-due-accounts.ts';
import { SendDueDeletionMail } from './mail/send-due-deletion-mail.ts';

/** Erases the accounts whose deletion is due, and sends the mails about deletions that are due. */
@Injectable()
export class AccountDeletionPoller extends Schedule {
  constructor(
    private readonly eraseDueAccounts: EraseDueAccounts,
    private readonly sendDueDeletionMail: SendDueDeletionMail,
    @Inject(CONFIG) config: SocialConfig,
  ) {
    super([
      {
        task: 'handle requested deletions of accounts',
        everyMs: config.POLL_INTERVAL_MS,
        run: (signal) => this.poll(signal),
      },
    ]);
  }

  private async poll(signal: AbortSignal): Promise<void> {
    await this.eraseDueAccounts.execute();
    while (!signal.aborted && (await this.sendDueDeletionMail.execute())) continue;
  }
}
