import type { PasswordResetInput } from '@memory/contracts';
import { runAttempt } from '@memory/service-kit/attempt-limits';
import { StoredSessions } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import { LimitLog } from '../security-log/limit-log.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { ApplyPasswordReset } from './apply-password-reset.ts';
import { PasswordResetThrottle } from './password-reset-throttle.ts';

/**
 * Sets a new password with a reset code, and ends all sessions of the user. The reset begins no session, so that the user still needs the second
 * factor to sign in.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly applyPasswordReset: ApplyPasswordReset,
    private readonly limitLog: LimitLog,
    private readonly securityLog: SecurityLog,
    private readonly sessions: StoredSessions,
    private readonly throttle: PasswordResetThrottle,
  ) {}

  /**
   * @param addressKey the key of the client's network address, for which wrong codes are counted
   * @throws ApiError `reset_code_invalid`, `too_many_requests`; `invalid_request` for a password that the installation's rules reject;
   * `service_unavailable` also when the password is set and Redis cannot end the sessions, which the event `sessions.revoked` does later
   */
  async execute(reset: PasswordResetInput, addressKey: string): Promise<void> {
    const counting = this.throttle.countCode(addressKey);
    const attempt = await this.limitLog.recordIfLimited(counting, { event: 'password_reset.limited' });
    const userId = await runAttempt(attempt, ['reset_code_invalid'], () => this.applyPasswordReset.execute(reset));
    await this.sessions.endAll(userId);
    await this.securityLog.recordAlone({ event: 'sessions.ended', userId, details: { reason: 'password_reset' } });
  }
}
