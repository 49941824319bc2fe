import { ApiError } from '@memory/service-kit';
import { LoginThrottle } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import { type Registration, SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { SocialSecondFactorsClient } from '../peers/social-second-factors-client.ts';
import { addressRateLimitKey } from '../rate-limits/address-rate-limit-key.ts';
import type { VerifiedUser } from '../second-factor/continue-after-password.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { settleAttempt } from './settle-attempt.ts';

/** Registers an account and limits the number of registrations. `ContinueAfterPassword` begins the session. */
@Injectable()
export class SignUp {
  constructor(
    private readonly accounts: SocialAccountsClient,
    private readonly factors: SocialSecondFactorsClient,
    private readonly throttle: LoginThrottle,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Returns the new account; when the idempotency key repeats an earlier registration, returns the account from the first response. social-svc
   * recognizes a repeated registration by its password. Therefore, a request with an idempotency key and a taken username counts as a failed
   * sign-in: otherwise attackers could guess passwords through registrations without a limit.
   * A repeated registration continues like a sign-in with the password: it needs the second factor if one was set up after the first registration.
   * @param address the client's network address, for which registrations are counted
   * @throws ApiError `registration_closed`, `invitation_invalid`, `username_taken`, `email_taken`, `idempotency_key_reused`, `too_many_requests`.
   */
  async execute(registration: Registration, idempotencyKey: string | null, address: string): Promise<VerifiedUser> {
    const addressKey = addressRateLimitKey(address);
    await this.securityLog.recordIfLimited(this.throttle.countSignUp(addressKey), { event: 'sign_up.limited' });
    if (idempotencyKey === null) return this.register(registration, null);
    const { username } = registration;
    const counting = this.throttle.countSignInAttempt({ username, addressKey, knownDeviceId: null });
    const attempt = await this.securityLog.recordIfLimited(counting, { event: 'sign_in.limited', username });
    const verified = await this.register(registration, idempotencyKey).catch(async (error: unknown) => {
      if (!isTaken(error)) await attempt.undo();
      throw error;
    });
    await settleAttempt(attempt, verified.requirement);
    return verified;
  }

  private async register(registration: Registration, idempotencyKey: string | null): Promise<VerifiedUser> {
    const user = await this.accounts.register(registration, idempotencyKey);
    return { user, requirement: await this.factors.readSignInRequirement(user.id) };
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'username_taken' || error.code === 'email_taken');
