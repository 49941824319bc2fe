import type { AccountDeletion, DeletionConfirmation } from '@memory/contracts';
import { ApiError, CONFIG, responseLanguage } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { AccountDeletionsClient } from '../peers/account-deletions-client.ts';
import { ConfirmPassword } from '../second-factor/confirm-password.ts';
import { PasswordConfirmations } from '../second-factor/password-confirmations.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { requireSession } from '../session/request-session.ts';
import { endSession } from '../session/session.plugin.ts';
import { ConfirmSecondFactor } from './confirm-second-factor.ts';

/** Requests the deletion of the signed-in user's account, and ends all sessions of the user. */
@Injectable()
export class RequestAccountDeletion {
  private readonly logger = new Logger(RequestAccountDeletion.name);

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly confirmations: PasswordConfirmations,
    private readonly confirmPassword: ConfirmPassword,
    private readonly confirmSecondFactor: ConfirmSecondFactor,
    private readonly deletions: AccountDeletionsClient,
    private readonly securityLog: SecurityLog,
    private readonly sessions: RedisSessionStore,
  ) {}

  /**
   * A session cookie is not enough: the request must contain the password and the second factor, even if the user confirmed both in this session a
   * moment ago. Otherwise a thief of the session cookie could wait for the user's confirmation. An account without a password needs a new sign-in
   * at the external provider.
   * @throws ApiError `not_signed_in`, `password_confirmation_required`, `wrong_password`, `second_factor_required`, `wrong_code`,
   * `passkey_rejected`, `account_deletion_unavailable`, `user_not_found`, `too_many_requests`
   */
  async execute(
    confirmation: DeletionConfirmation,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AccountDeletion> {
    const { userId } = requireSession(request);
    // This check comes first, so that a rejected request uses up no second-factor code.
    if (this.config.ACCOUNT_DELETION === 'off') throw new ApiError('account_deletion_unavailable');
    if (confirmation.password === undefined) await this.confirmations.requireProviderSignIn(request);
    else await this.confirmPassword.execute(userId, confirmation.password, request);
    await this.confirmSecondFactor.execute(userId, confirmation, request);
    const deletion = await this.deletions.request(userId, responseLanguage(request.headers));
    await this.endSessions(userId, request, reply);
    return deletion;
  }

  /** A failure here does not fail the request: the deletion is already stored, and the event `sessions.revoked` ends the sessions a moment later. */
  private async endSessions(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      await this.sessions.endOthers(userId, requireSession(request).sessionId);
      await this.securityLog.record({ event: 'sessions.ended', userId, details: { reason: 'account_deletion' } });
      // The current session ends last, so that the page receives the response first: the page reloads as soon as its live stream ends.
      await endSession(request, reply);
    } catch (error) {
      this.logger.error({ err: error }, 'sessions of an account that is to be deleted could not be ended at once');
    }
  }
}
