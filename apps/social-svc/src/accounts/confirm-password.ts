import { ApiError } from '@memory/service-kit';
import { LoginThrottle, runAttempt } from '@memory/service-kit/attempt-limits';
import { PasswordConfirmations, type UserSession } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import { LimitLog } from '../security-log/limit-log.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { PasswordHasher } from './password-hasher.ts';
import { ReadAccount } from './read-account.ts';

/** Checks the password of a signed-in user again, before changes for which a session is not enough. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly confirmations: PasswordConfirmations,
    private readonly limitLog: LimitLog,
    private readonly passwordHasher: PasswordHasher,
    private readonly readAccount: ReadAccount,
    private readonly securityLog: SecurityLog,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * Lets the session change the second factor, and ask for the options of a passkey, for some minutes. Wrong passwords count towards the user's limit
   * for password changes, because another person may guess in a browser that was left signed in.
   * @throws ApiError `wrong_password`, `too_many_requests`, `user_not_found`
   */
  async execute(session: UserSession, password: string): Promise<void> {
    const { userId } = session;
    const counting = this.throttle.countPasswordChangeAttempt(userId);
    const attempt = await this.limitLog.recordIfLimited(counting, { event: 'password_confirmation.limited', userId });
    await runAttempt(attempt, ['wrong_password'], () => this.verify(userId, password));
    await this.confirmations.confirm(session);
    await this.securityLog.recordAlone({ event: 'password.confirmed', userId });
  }

  private async verify(userId: string, password: string): Promise<void> {
    const { passwordHash } = await this.readAccount.execute(userId);
    if (await this.passwordHasher.verify(password, passwordHash)) return;
    await this.securityLog.recordAlone({ event: 'password.rejected', userId });
    throw new ApiError('wrong_password');
  }
}
