import type { AccountDeletion, DeletionConfirmation } from '@memory/contracts';
import { ApiError, type Client, CONFIG, requireSessionOf } from '@memory/service-kit';
import { PasswordConfirmations, StoredSessions } from '@memory/service-kit/sessions';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ConfirmPassword } from '../accounts/confirm-password.ts';
import type { SocialConfig } from '../config.ts';
import type { MailLanguage } from '../mail/mail-content.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { ConfirmSecondFactor } from './confirm-second-factor.ts';
import { StoreAccountDeletion } from './store-account-deletion.ts';

/** Requests the deletion of the signed-in user's account, and ends the user's sessions except the one of the request, which the gateway ends. */
@Injectable()
export class RequestAccountDeletion {
  private readonly logger = new Logger(RequestAccountDeletion.name);

  constructor(
    @Inject(CONFIG) private readonly config: SocialConfig,
    private readonly confirmations: PasswordConfirmations,
    private readonly confirmPassword: ConfirmPassword,
    private readonly confirmSecondFactor: ConfirmSecondFactor,
    private readonly securityLog: SecurityLog,
    private readonly sessions: StoredSessions,
    private readonly storeAccountDeletion: StoreAccountDeletion,
  ) {}

  /**
   * A session cookie is not enough: the request must contain the password and the second factor, even if the user confirmed both in this session a
   * moment ago. Otherwise a thief of the session cookie could wait for the user's confirmation. An account without a password needs a new sign-in
   * at the external provider.
   * @throws ApiError `not_signed_in`, `password_confirmation_required`, `wrong_password`, `second_factor_required`, `wrong_code`,
   * `passkey_rejected`, `account_deletion_unavailable`, `user_not_found`, `too_many_requests`
   */
  async execute(
    userId: string,
    { password, ...factor }: DeletionConfirmation,
    client: Client,
    language: MailLanguage,
  ): Promise<AccountDeletion> {
    // This check comes first, so that a rejected request uses up no second-factor code.
    if (this.config.ACCOUNT_DELETION === 'off') throw new ApiError('account_deletion_unavailable');
    const session = requireSessionOf(userId, client);
    if (password === undefined) await this.confirmations.requireProviderSignIn(session);
    else await this.confirmPassword.execute(session, password);
    await this.confirmSecondFactor.execute(userId, factor, client);
    const deletion = await this.storeAccountDeletion.execute(userId, language);
    await this.endOtherSessions(session);
    return deletion;
  }

  /**
   * The gateway ends the session of the request last, so that the page receives the response first: the page reloads as soon as its live stream ends.
   * A failure here does not fail the request: the deletion is already stored, and the event `sessions.revoked` ends the sessions a moment later.
   */
  private async endOtherSessions({ userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
    try {
      await this.sessions.endOthers(userId, sessionId);
    } catch (error) {
      this.logger.error({ err: error }, 'sessions of an account that is to be deleted could not be ended at once');
      return;
    }
    await this.securityLog.recordAlone({ event: 'sessions.ended', userId, details: { reason: 'account_deletion' } });
  }
}
