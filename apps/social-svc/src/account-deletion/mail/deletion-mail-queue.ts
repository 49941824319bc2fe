import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { mailAddressOf } from '../../accounts/email-unique-key.ts';
import { Database, type Transaction } from '../../database.ts';
import type { Account, DeletionMail } from '../../generated/prisma/client.ts';
import type { MailLanguage } from '../../mail/mail-content.ts';
import { Mailer, MINUTES_BEFORE_RETRY } from '../../mail/mailer.ts';

/** The mails about deletions of accounts that wait to be sent. Their rows are deleted with the account. */
@Injectable()
export class DeletionMailQueue {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Adds a mail in the transaction of the change that the mail announces. Adds none if the user has no mail address or this installation sends no
   * mails.
   */
  async add(
    tx: Transaction,
    account: Account,
    { kind, language }: { kind: DeletionMail['kind']; language: MailLanguage },
  ): Promise<void> {
    const accountId = account.id;
    // An earlier mail that was not sent yet is outdated.
    await tx.deletionMail.deleteMany({ where: { accountId } });
    if (mailAddressOf(account) === null || !this.mailer.isAvailable) return;
    await tx.deletionMail.create({ data: { id: uuidv7(), accountId, kind, language } });
  }

  /**
   * Takes the mail that has waited longest; null when no mail is due. If this process ends before it sends the mail, a later call takes the mail
   * again.
   */
  async take(): Promise<DeletionMail | null> {
    return this.database.$transaction(async (tx) => {
      const [due] = await tx.$queryRaw<{ id: string; attempts: number }[]>`
        SELECT id, attempts FROM deletion_mail WHERE next_attempt_at <= now()
        ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;
      if (!due) return null;
      const minutes = MINUTES_BEFORE_RETRY[due.attempts] ?? MINUTES_BEFORE_RETRY.at(-1)!;
      const nextAttemptAt = new Date(Date.now() + minutes * 60_000);
      return tx.deletionMail.update({ where: { id: due.id }, data: { attempts: { increment: 1 }, nextAttemptAt } });
    });
  }

  /** Whether this was the last attempt for a mail that `take` returned. */
  isLastAttempt({ attempts }: DeletionMail): boolean {
    return attempts > MINUTES_BEFORE_RETRY.length;
  }

  /** Removes a mail that was sent or has failed permanently. Has no effect if the mail was deleted with its account. */
  async remove({ id }: DeletionMail): Promise<void> {
    await this.database.deletionMail.deleteMany({ where: { id } });
  }
}
