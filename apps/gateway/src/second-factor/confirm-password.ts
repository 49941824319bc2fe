import { LoginThrottle } from '@memory/service-kit/attempt-limits';
import { PasswordConfirmations } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isWrongPassword } from '../auth/is-wrong-password.ts';
import { SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { requireSession } from '../session/request-session.ts';

@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly accounts: SocialAccountsClient,
    private readonly confirmations: PasswordConfirmations,
    private readonly securityLog: SecurityLog,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * Lets the session change the second factor for some minutes. Wrong passwords count towards the user's limit for password changes, because
   * another person may guess in a browser that was left signed in.
   * @throws ApiError `wrong_password`, `too_many_requests`
   */
  async execute(userId: string, password: string, request: FastifyRequest): Promise<void> {
    const counting = this.throttle.countPasswordChangeAttempt(userId);
    const attempt = await this.securityLog.recordIfLimited(counting, {
      event: 'password_confirmation.limited',
      userId,
    });
    await this.accounts.confirmPassword(userId, password).catch(async (error: unknown) => {
      // An unavailable service is no guess.
      if (!isWrongPassword(error)) await attempt.undo();
      throw error;
    });
    await attempt.succeed();
    await this.confirmations.confirm(requireSession(request));
    await this.securityLog.record({ event: 'password.confirmed', userId });
  }
}
