import { randomUUID } from 'node:crypto';
import { requestContext } from '@memory/event-bus/request-context';
import type { SecurityEvent } from '@memory/events';
import { Injectable, Logger } from '@nestjs/common';
import { mailAddressOf } from '../../accounts/email-unique-key.ts';
import { lockAccounts } from '../../accounts/lock-accounts.ts';
import { Database, type Transaction } from '../../database.ts';
import type { PasswordResetRequest } from '../../generated/prisma/client.ts';
import { MailError, Mailer } from '../../mail/mailer.ts';
import { SecurityLog } from '../../security-log/security-log.ts';
import { IssueResetCode } from '../issue-reset-code.ts';
import { type AccountWithIdentities, decideResetRequest, type ResetRequestOutcome } from '../password-reset.policy.ts';
import { PasswordResetQueue } from './password-reset-queue.ts';
import { composeResetMail, type ResetMailData } from './reset-mail-text.ts';

/** The lifetime of a code in a mail: long enough for a slow mail server, too short for a mailbox that someone else opens later. */
export const MAILED_CODE_LIFETIME_MS = 60 * 60_000;

interface Prepared {
  readonly outcome: ResetRequestOutcome;
  /** The mail to send, with its recipient; null when no mail is sent. */
  readonly mail: (ResetMailData & { readonly to: string }) | null;
}

/** Handles one request for a mail with a reset code. */
@Injectable()
export class SendDueResetMail {
  private readonly logger = new Logger(SendDueResetMail.name);

  constructor(
    private readonly database: Database,
    private readonly issueResetCode: IssueResetCode,
    private readonly mailer: Mailer,
    private readonly queue: PasswordResetQueue,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @returns false when no request was due */
  async execute(): Promise<boolean> {
    const request = await this.queue.take();
    if (!request) return false;
    const { requestId, network } = request;
    await requestContext.run({ requestId: requestId ?? randomUUID(), network: network ?? undefined }, () =>
      this.handle(request),
    );
    return true;
  }

  private async handle(request: PasswordResetRequest): Promise<void> {
    const { outcome, mail } = await this.prepare(request);
    try {
      if (mail) await this.mailer.send(mail.to, (publicUrl) => composeResetMail(mail, publicUrl));
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      await this.handleFailure(request, error);
      return;
    }
    await this.finish(request, { event: 'password_reset.requested', details: { outcome } });
  }

  /**
   * Decides whether a mail is sent, and creates its code. Only the memory of this process and the mail contain the code, so a later attempt creates
   * a new code.
   */
  private prepare(request: PasswordResetRequest): Promise<Prepared> {
    return this.database.$transaction(async (tx) => {
      const account = request.accountId === null ? null : await this.readLocked(tx, request.accountId);
      const sent = await this.queue.countMails(tx, request);
      const outcome = decideResetRequest(account, sent, request.isRegistrationNotice);
      const to = account && mailAddressOf(account);
      if (!to || outcome === 'no_email' || outcome === 'limited' || outcome === 'unknown_account')
        return { outcome, mail: null };
      await this.queue.markAsMailed(tx, request);
      const issued =
        outcome === 'mail_sent' &&
        (await this.issueResetCode.execute(tx, account, { method: 'mail', lifetimeMs: MAILED_CODE_LIFETIME_MS }));
      const { username } = account;
      const language = request.language === 'zh' ? 'zh' : 'en';
      return { outcome, mail: { kind: outcome, to, username, language, code: issued ? issued.code : null } };
    });
  }

  /** Locks the account, so that concurrent requests for it are counted one after the other. */
  private async readLocked(tx: Transaction, id: string): Promise<AccountWithIdentities | null> {
    await lockAccounts(tx, 'change', id);
    return tx.account.findUnique({ where: { id }, include: { externalIdentities: true } });
  }

  private async handleFailure(request: PasswordResetRequest, { message, isPermanent }: MailError): Promise<void> {
    const isFinal = isPermanent || this.queue.isLastAttempt(request);
    const { attempts } = request;
    this.logger.error({ attempts, isFinal }, `a mail with a reset code could not be sent: ${message}`);
    if (isFinal) await this.finish(request, { event: 'password_reset.mail_failed' });
  }

  /**
   * Ends a request and records the outcome. Each request has two rows, because its text may be a username and an email address. A second row that
   * names no account is not recorded, because the first row records the request.
   */
  private async finish(
    request: PasswordResetRequest,
    recorded: Pick<SecurityEvent<'social'>, 'event' | 'details'>,
  ): Promise<void> {
    const { accountId, usernameHash } = request;
    await this.database.$transaction(async (tx) => {
      if (accountId !== null) await lockAccounts(tx, 'keep', accountId);
      await this.queue.finish(tx, request);
      if (accountId === null && usernameHash === null) return;
      const subject = accountId === null ? { userId: null, usernameHash } : { userId: accountId };
      await this.securityLog.record(tx, { ...recorded, ...subject } as SecurityEvent<'social'>);
    });
  }
}
