import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { type PasswordChange, SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { BeginSignInSession } from '../session/begin-sign-in-session.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { isWrongPassword } from './is-wrong-password.ts';
import { LoginThrottle } from './login-throttle.ts';

/**
 * Changes the password of the signed-in user and ends all of their sessions except the current session, which gets a new id. If
 * another session requests the deletion of the account at the same moment, the new session cancels that deletion, as every sign-in does.
 */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly accounts: SocialAccountsClient,
    private readonly beginSignInSession: BeginSignInSession,
    private readonly devices: KnownDevices,
    private readonly throttle: LoginThrottle,
    private readonly sessions: RedisSessionStore,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Changes the password. The sessions are also ended by `sessions.revoked`, which matters when this request is interrupted after the change:
   * then all sessions end. The new session begins at the time of that event, so that the event leaves it.
   * @throws ApiError `wrong_password` when the current password is wrong; `too_many_requests` after too many of them; `invalid_request` for
   * a new password that the installation's rules reject
   */
  async execute(userId: string, change: PasswordChange, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const counting = this.throttle.countPasswordChangeAttempt(userId);
    const attempt = await this.securityLog.recordIfLimited(counting, { event: 'password_change.limited', userId });
    const createdAt = await this.accounts.changePassword(userId, change).catch(async (error: unknown) => {
      // A new password that the installation's rules reject is no guess of the current one.
      if (!isWrongPassword(error)) await attempt.undo();
      throw error;
    });
    try {
      await this.beginSignInSession.execute(userId, request, reply, { createdAt });
    } finally {
      const { session } = request;
      await this.sessions.endOthers(userId, session.userId === undefined ? '' : session.sessionId);
    }
    await this.securityLog.record({
      event: 'sessions.ended',
      userId,
      details: { reason: 'password_changed' },
    });
    await attempt.succeed();
    const { username } = await this.accounts.read(userId);
    await this.devices.remember(request, username);
  }
}
