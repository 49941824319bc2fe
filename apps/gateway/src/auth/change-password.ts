import { LoginThrottle } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { type PasswordChange, SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { BeginSignInSession } from '../session/begin-sign-in-session.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { isWrongPassword } from './is-wrong-password.ts';

/**
 * Changes the password of the signed-in user and ends all of their sessions except the current session, which gets a new id. Like every sign-in,
 * the new session cancels a deletion of the account that another session requests at the same moment.
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
   * Changes the password. The event `sessions.revoked` also ends the old sessions. If this request is interrupted after the change, the event ends
   * all sessions. The new session begins at the time of the event, so that the event does not end the new session.
   * @throws ApiError `wrong_password` when the current password is wrong; `too_many_requests` after too many wrong passwords; `invalid_request` for
   * a new password that the installation's rules reject
   */
  async execute(userId: string, change: PasswordChange, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const counting = this.throttle.countPasswordChangeAttempt(userId);
    const attempt = await this.securityLog.recordIfLimited(counting, { event: 'password_change.limited', userId });
    const createdAt = await this.accounts.changePassword(userId, change).catch(async (error: unknown) => {
      // A rejected new password is no guess of the current password.
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
