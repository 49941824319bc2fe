import type { PasswordResetInput } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { PasswordResetsClient } from '../peers/password-resets-client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { PasswordResetThrottle } from './password-reset-throttle.ts';

/**
 * Sets a new password with a reset code, and ends all sessions of the user. The reset begins no session, so that the user still needs the second
 * factor to sign in.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly passwordResets: PasswordResetsClient,
    private readonly securityLog: SecurityLog,
    private readonly sessions: RedisSessionStore,
    private readonly throttle: PasswordResetThrottle,
  ) {}

  /**
   * @param address the client's network address, for which wrong codes are counted
   * @throws ApiError `reset_code_invalid`, `too_many_requests`; `invalid_request` for a password that the installation's rules reject
   */
  async execute(reset: PasswordResetInput, address: string): Promise<void> {
    const counting = this.throttle.countCode(address);
    const attempt = await this.securityLog.recordIfLimited(counting, { event: 'password_reset.limited' });
    const userId = await this.passwordResets.apply(reset).catch(async (error: unknown) => {
      if (!isInvalidCode(error)) await attempt.undo();
      throw error;
    });
    await this.sessions.endAll(userId);
    await attempt.undo();
    await this.securityLog.record({ event: 'sessions.ended', userId, details: { reason: 'password_reset' } });
  }
}

const isInvalidCode = (error: unknown): boolean => error instanceof ApiError && error.code === 'reset_code_invalid';
