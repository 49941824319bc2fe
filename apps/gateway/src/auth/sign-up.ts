import type { User } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { type Registration, SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { LoginThrottle } from './login-throttle.ts';

/** Registers an account and limits the number of registrations. After a success, the controller begins the session. */
@Injectable()
export class SignUp {
  constructor(
    private readonly accounts: SocialAccountsClient,
    private readonly throttle: LoginThrottle,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Returns the new account; when the idempotency key repeats an earlier registration, returns the account from the first response.
   * social-svc recognizes a repeated registration by its password. Therefore, a request with an idempotency key and a taken username counts
   * as a failed sign-in: otherwise attackers could guess passwords through registrations without a limit.
   * @param address the client's network address, for which registrations are counted
   * @throws ApiError `registration_closed`, `invitation_invalid`, `username_taken`, `email_taken`, `idempotency_key_reused`, `too_many_requests`.
   */
  async execute(registration: Registration, idempotencyKey: string | null, address: string): Promise<User> {
    await this.securityLog.recordIfLimited(this.throttle.countSignUp(address), { event: 'sign_up.limited' });
    if (idempotencyKey === null) return this.accounts.register(registration, null);
    const { username } = registration;
    const counting = this.throttle.countSignInAttempt({ username, address, knownDeviceId: null });
    const attempt = await this.securityLog.recordIfLimited(counting, { event: 'sign_in.limited', username });
    const user = await this.accounts.register(registration, idempotencyKey).catch(async (error: unknown) => {
      if (!isTaken(error)) await attempt.undo();
      throw error;
    });
    await attempt.succeed();
    return user;
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'username_taken' || error.code === 'email_taken');
