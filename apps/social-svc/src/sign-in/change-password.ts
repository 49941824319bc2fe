import type { PasswordChange } from '@memory/contracts';
import { LoginThrottle, runAttempt } from '@memory/service-kit/attempt-limits';
import { StoredSessions } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import { ReadAccount } from '../accounts/read-account.ts';
import { StoreNewPassword } from '../accounts/store-new-password.ts';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { BeginSignInSession } from './begin-sign-in-session.ts';
import type { SignInBrowser } from './sign-in-browser.ts';

/**
 * Changes the password of the signed-in user and ends all of their sessions except the current session, which gets a new id. Like every sign-in,
 * the new session cancels a deletion of the account that another session requests at the same moment.
 */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly beginSignInSession: BeginSignInSession,
    private readonly devices: KnownDevices,
    private readonly limitLog: LimitLog,
    private readonly readAccount: ReadAccount,
    private readonly securityLog: SecurityLog,
    private readonly sessions: StoredSessions,
    private readonly storeNewPassword: StoreNewPassword,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * Changes the password. The event `sessions.revoked` also ends the old sessions. If this request is interrupted after the change, the event ends
   * all sessions. The new session begins at the time of the event, so that the event does not end the new session.
   * @throws ApiError `wrong_password` when the current password is wrong; `too_many_requests` after too many wrong passwords; `invalid_request` for
   * a new password that the installation's rules reject
   */
  async execute(userId: string, change: PasswordChange, browser: SignInBrowser): Promise<void> {
    const counting = this.throttle.countPasswordChangeAttempt(userId);
    const attempt = await this.limitLog.recordIfLimited(counting, { event: 'password_change.limited', userId });
    // A rejected new password is no guess of the current password.
    const createdAt = await runAttempt(attempt, ['wrong_password'], () =>
      this.storeNewPassword.execute(userId, change),
    );
    let current = '';
    try {
      ({ sessionId: current } = await this.beginSignInSession.execute(userId, browser, { createdAt }));
    } finally {
      await this.sessions.endOthers(userId, current);
    }
    const details = { reason: 'password_changed' } as const;
    await this.securityLog.recordAlone({ event: 'sessions.ended', userId, details });
    const { username } = await this.readAccount.execute(userId);
    await this.devices.remember(username, browser);
  }
}
