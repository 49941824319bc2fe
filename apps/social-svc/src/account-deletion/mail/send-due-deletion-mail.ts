import { Injectable, Logger } from '@nestjs/common';
import { mailAddressOf } from '../../accounts/email-unique-key.ts';
import { Database } from '../../database.ts';
import { MailError, Mailer } from '../../mail/mailer.ts';
import { composeDeletionMail } from './compose-deletion-mail.ts';
import { DeletionMailQueue } from './deletion-mail-queue.ts';

@Injectable()
export class SendDueDeletionMail {
  private readonly logger = new Logger(SendDueDeletionMail.name);

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly queue: DeletionMailQueue,
  ) {}

  /**
   * Sends the mail that has waited longest, to the user's current mail address.
   * @returns false when no mail was due
   */
  async execute(): Promise<boolean> {
    if (!this.mailer.isAvailable) return false;
    const mail = await this.queue.take();
    if (!mail) return false;
    const account = await this.database.account.findUnique({
      where: { id: mail.accountId },
      include: { deletion: true },
    });
    try {
      const to = account && mailAddressOf(account);
      if (to) await this.mailer.send(to, (url) => composeDeletionMail(mail, account, url));
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const isFinal = error.isPermanent || this.queue.isLastAttempt(mail);
      this.logger.error({ isFinal }, `a mail about the deletion of an account could not be sent: ${error.message}`);
      if (!isFinal) return true;
    }
    await this.queue.remove(mail);
    return true;
  }
}
