import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../database.ts';
import type { PasswordResetRequest } from '../../generated/prisma/client.ts';
import { MINUTES_BEFORE_RETRY } from '../../mail/mailer.ts';
import type { SentMailCounts } from '../password-reset.policy.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The queue of requests for mails. The requests are rows of this service's database: unlike a job in Redis, a row is written with one statement
 * whether or not the account exists, and is deleted in the transaction that deletes the account.
 */
@Injectable()
export class PasswordResetQueue {
  constructor(private readonly database: Database) {}

  /**
   * Takes the request that has waited longest; null when no request is due. If this process ends before it has handled the request, a later call
   * takes the request again.
   */
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
   * Whether this was the last attempt for a request that `take` returned. The attempts end after about forty minutes, because by then the person
   * has sent another request or given up.
   */
  isLastAttempt({ attempts }: PasswordResetRequest): boolean {
    return attempts > MINUTES_BEFORE_RETRY.length;
  }

  /** Counts the mails that other requests for the same account led to. */
  async countMails(tx: Transaction, { id, accountId }: PasswordResetRequest): Promise<SentMailCounts> {
    const since = (ms: number): Promise<number> =>
      tx.passwordResetRequest.count({
        where: { accountId, id: { not: id }, mailedAt: { gt: new Date(Date.now() - ms) } },
      });
    return { lastHour: await since(HOUR_MS), lastDay: await since(DAY_MS) };
  }

  /**
   * Marks the request as one that leads to a mail. This happens before the mail is sent, so that the mail counts even if this process fails after
   * sending it.
   */
  async markAsMailed(tx: Transaction, { id, mailedAt }: PasswordResetRequest): Promise<void> {
    await tx.passwordResetRequest.update({ where: { id }, data: { mailedAt: mailedAt ?? new Date() } });
  }

  /**
   * Ends a request. A request that led to no mail is deleted, because no limit counts it. Has no effect if the request was deleted with its
   * account.
   */
  async finish(tx: Transaction, { id }: PasswordResetRequest): Promise<void> {
    await tx.passwordResetRequest.deleteMany({ where: { id, mailedAt: null } });
    await tx.passwordResetRequest.updateMany({ where: { id }, data: { nextAttemptAt: null } });
  }
}
