import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../database.ts';
import type { PasswordResetRequest } from '../../generated/prisma/client.ts';
import { MINUTES_BEFORE_RETRY } from '../../mail/mailer.ts';
import type { SentMailCounts } from '../password-reset.policy.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The requests for mails that wait for their next attempt. They are rows of this service's database: unlike a job in Redis, a row
 * is written with one statement whether or not there is an account, and it is deleted in the transaction that deletes the account.
 */
@Injectable()
export class PasswordResetQueue {
  constructor(private readonly database: Database) {}

  /** Takes the request that has waited longest, if one is due. When this process ends before it is done, it is taken again later. */
  async take(): Promise<PasswordResetRequest | null> {
    return this.database.$transaction(async (tx) => {
      const [due] = await tx.$queryRaw<{ id: string; attempts: number }[]>`
        SELECT id, attempts FROM password_reset_request WHERE next_attempt_at <= now()
        ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;
      if (!due) return null;
      const minutes = MINUTES_BEFORE_RETRY[due.attempts] ?? MINUTES_BEFORE_RETRY.at(-1)!;
      const nextAttemptAt = new Date(Date.now() + minutes * 60_000);
      return tx.passwordResetRequest.update({
        where: { id: due.id },
        data: { attempts: { increment: 1 }, nextAttemptAt },
      });
    });
  }

  /**
   * Whether this was the last attempt for a request that `take` returned. After it, some forty minutes in all, the person has asked again or
   * given up.
   */
  isLastAttempt({ attempts }: PasswordResetRequest): boolean {
    return attempts > MINUTES_BEFORE_RETRY.length;
  }

  /** How many mails other requests for the same account led to. */
  async countMails(tx: Transaction, { id, accountId }: PasswordResetRequest): Promise<SentMailCounts> {
    const since = (ms: number): Promise<number> =>
      tx.passwordResetRequest.count({
        where: { accountId, id: { not: id }, mailedAt: { gt: new Date(Date.now() - ms) } },
      });
    return { lastHour: await since(HOUR_MS), lastDay: await since(DAY_MS) };
  }

  /** Counts this request as one that leads to a mail, before the mail is sent: a failure must not let another mail through. */
  async markAsMailed(tx: Transaction, { id, mailedAt }: PasswordResetRequest): Promise<void> {
    await tx.passwordResetRequest.update({ where: { id }, data: { mailedAt: mailedAt ?? new Date() } });
  }

  /** Ends a request. One that led to no mail has nothing to count and is deleted. It may be gone with its account. */
  async finish(tx: Transaction, { id }: PasswordResetRequest): Promise<void> {
    await tx.passwordResetRequest.deleteMany({ where: { id, mailedAt: null } });
    await tx.passwordResetRequest.updateMany({ where: { id }, data: { nextAttemptAt: null } });
  }
}
