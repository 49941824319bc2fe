import { ApiError, CONFIG, type ResponseLanguage } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';
import { PasswordResetsClient } from '../peers/password-resets-client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { PasswordResetThrottle } from './password-reset-throttle.ts';

/** Asks for a mail with a reset code. */
@Injectable()
export class RequestPasswordReset {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly passwordResets: PasswordResetsClient,
    private readonly securityLog: SecurityLog,
    private readonly throttle: PasswordResetThrottle,
  ) {}

  /**
   * Stores the request. No step of this method depends on whether the account exists.
   * @param address the client's network address, for which requests are counted
   * @throws ApiError `password_reset_mail_unavailable`, `too_many_requests`, `service_unavailable`
   */
  async execute(usernameOrEmail: string, language: ResponseLanguage, address: string): Promise<void> {
    if (this.config.MAIL_FROM === undefined) throw new ApiError('password_reset_mail_unavailable');
    await this.securityLog.recordIfLimited(this.throttle.countRequest(address), { event: 'password_reset.limited' });
    await this.passwordResets.storeRequest(usernameOrEmail, language);
  }
}
