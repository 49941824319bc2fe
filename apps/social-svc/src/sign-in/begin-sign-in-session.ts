import { ApiError } from '@memory/service-kit';
import { StoredSessions } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import { CancelAccountDeletion } from '../account-deletion/cancel-account-deletion.ts';
import type { SignInBrowser } from './sign-in-browser.ts';

interface NewSessionOptions {
  /** Whether the session may only set up a second factor. */
  readonly secondFactorSetupRequired?: boolean;
  /** When the session begins; by default, when the request arrived. */
  readonly createdAt?: Date;
}

/** Begins the session of a user who has signed in, which also cancels a requested deletion of the account. */
@Injectable()
export class BeginSignInSession {
  constructor(
    private readonly cancelAccountDeletion: CancelAccountDeletion,
    private readonly sessions: StoredSessions,
  ) {}

  /**
   * Stores the session under a new id, which prevents session fixation, and tells the gateway to use it in place of the session of the request.
   *
   * By default, the session begins with the arrival of the request, not with this call. A sign-in whose old password was verified just before a reset
   * or change of the password then counts as a session from before the change. This compares the clocks of two replicas of this service. If a sign-in
   * arrives close to the change, within the difference of these clocks, a session with the old password may stay, or a session with the new password
   * may end.
   *
   * The session begins before the deletion is cancelled. A request for a deletion stores the deletion before it ends all sessions. Therefore, a
   * deletion that is requested at the same moment either ends this session or is cancelled: no account keeps both a session and a requested deletion.
   * @returns the id of the session, and whether there was a deletion to cancel
   * @throws ApiError `invalid_credentials` when the account has just been erased or its sessions were revoked, and `service_unavailable`; then the
   * browser keeps the session of the request
   */
  async execute(
    userId: string,
    { response, description, language, arrivedAt }: SignInBrowser,
    { secondFactorSetupRequired = false, createdAt = arrivedAt }: NewSessionOptions = {},
  ): Promise<{ sessionId: string; isAccountKept: boolean }> {
    const { browser, operatingSystem } = description;
    const { sessionId } = await this.sessions.begin({
      userId,
      createdAt: createdAt.toISOString(),
      browser,
      operatingSystem,
      secondFactorSetupRequired,
    });
    try {
      const isAccountKept = await this.cancelAccountDeletion.execute(userId, language);
      response.beginSession(sessionId);
      if (isAccountKept) response.setCookie('kept-account', '1');
      return { sessionId, isAccountKept };
    } catch (error) {
      await this.sessions.end(sessionId);
      throw isErased(error) ? new ApiError('invalid_credentials', { cause: error }) : error;
    }
  }
}

const isErased = (error: unknown): boolean => error instanceof ApiError && error.code === 'user_not_found';
