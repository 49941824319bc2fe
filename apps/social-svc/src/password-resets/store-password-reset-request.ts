import { normalizeUsername } from '@memory/contracts';
import { requestContext } from '@memory/event-bus/request-context';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { emailUniqueKey } from '../accounts/email-unique-key.ts';
import { Database } from '../database.ts';
import type { MailLanguage } from '../mail/mail-content.ts';
import { Mailer } from '../mail/mailer.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import { ResolveSecurityEventSubject } from '../security-log/resolve-security-event-subject.ts';
import { PasswordResetThrottle } from './password-reset-throttle.ts';

@Injectable()
export class StorePasswordResetRequest {
  constructor(
    private readonly database: Database,
    private readonly identifyUsername: ResolveSecurityEventSubject,
    private readonly limitLog: LimitLog,
    private readonly mailer: Mailer,
    private readonly throttle: PasswordResetThrottle,
  ) {}

  /**
   * Stores a request, whether or not it names an account. The text may be the username of one account and the email address of another account, so
   * every request is stored as two rows. One statement always writes both rows, so that neither the response nor its time reveals whether an
   * account exists. The poller decides later whether a mail is sent.
   * @param addressKey the key of the client's network address, for which requests are counted
   * @throws ApiError `password_reset_mail_unavailable` when this installation sends no mails; `too_many_requests`
   */
  async execute(usernameOrEmail: string, language: MailLanguage, addressKey: string): Promise<void> {
    if (!this.mailer.isAvailable) throw new ApiError('password_reset_mail_unavailable');
    await this.limitLog.recordIfLimited(this.throttle.countRequest(addressKey), { event: 'password_reset.limited' });
    const { requestId = null, network = null } = requestContext.getStore() ?? {};
    const { usernameHash } = this.identifyUsername.subjectOf(undefined, usernameOrEmail);
    await this.database.$executeRaw`
      WITH matching AS (
        SELECT id FROM account
        WHERE username_key = ${normalizeUsername(usernameOrEmail)} OR email_key = ${emailUniqueKey(usernameOrEmail)}
        ORDER BY id
      )
      INSERT INTO password_reset_request (id, account_id, username_hash, language, network, request_id)
      VALUES
        (${uuidv7()}::uuid, (SELECT id FROM matching LIMIT 1), ${usernameHash}, ${language}, ${network}, ${requestId}),
        (${uuidv7()}::uuid, (SELECT id FROM matching OFFSET 1 LIMIT 1), NULL, ${language}, ${network}, ${requestId})`;
  }
}
