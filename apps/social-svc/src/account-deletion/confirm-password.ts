import { LoginThrottle, runAttempt } from '@memory/service-kit/attempt-limits';
import { PasswordConfirmations } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import { ConfirmPassword as CheckPassword } from '../accounts/confirm-password.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import { SecurityLog } from '../security-log/security-log.ts';

/** Confirms a request with the password of the signed-in user. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly confirmations: PasswordConfirmations,
    private readonly limitLog: LimitLog,
    private readonly securityLog: SecurityLog,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * Wrong passwords count towards the user's limit for password changes, because another person may guess in a browser that was left signed in. The
   * right one also confirms the session, so that it may ask for the options of a passkey.
   * @throws ApiError `wrong_password`, `too_many_requests`, `user_not_found`
   */
  async execute(session: { readonly userId: string; readonly sessionId: string }, password: string): Promise<void> {
    const { userId } = session;
    const counting = this.throttle.countPasswordChangeAttempt(userId);
    const attempt = await this.limitLog.recordIfLimited(counting, { event: 'password_confirmation.limited', userId });
    await runAttempt(attempt, ['wrong_password'], () => this.checkPassword.execute(userId, password));
    await this.confirmations.confirm(session);
    await this.securityLog.recordAlone({ event: 'password.confirmed', userId });
  }
}
