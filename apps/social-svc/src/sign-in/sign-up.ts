import type { Registration } from '@memory/contracts';
import type { Client } from '@memory/service-kit';
import { LoginThrottle } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import { RegisterAccount } from '../accounts/register-account.ts';
import { ReadSignInRequirement } from '../second-factor/read-sign-in-requirement.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import { runPasswordAttempt, type VerifiedUser } from './verified-user.ts';

/** Registers an account and limits the number of registrations. `ContinueAfterPassword` begins the session. */
@Injectable()
export class SignUp {
  constructor(
    private readonly limitLog: LimitLog,
    private readonly readRequirement: ReadSignInRequirement,
    private readonly registerAccount: RegisterAccount,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * Returns the new account; when the idempotency key repeats an earlier registration, returns the account from the first response. A repeated
   * registration is recognized by its password. Therefore, a request with an idempotency key and a taken username counts as a failed sign-in:
   * otherwise attackers could guess passwords through registrations without a limit.
   * A repeated registration continues like a sign-in with the password: it needs the second factor if one was set up after the first registration.
   * @throws ApiError `registration_closed`, `invitation_invalid`, `username_taken`, `email_taken`, `idempotency_key_reused`, `too_many_requests`;
   * `invalid_request` for a password that the installation's rules reject
   */
  async execute(
    registration: Registration,
    idempotencyKey: string | null,
    { addressKey }: Client,
  ): Promise<VerifiedUser> {
    await this.limitLog.recordIfLimited(this.throttle.countSignUp(addressKey), { event: 'sign_up.limited' });
    if (idempotencyKey === null) return this.register(registration, null);
    const { username } = registration;
    const counting = this.throttle.countSignInAttempt({ username, addressKey, knownDeviceId: null });
    const attempt = await this.limitLog.recordIfLimited(counting, { event: 'sign_in.limited', username });
    return runPasswordAttempt(attempt, ['username_taken', 'email_taken'], () =>
      this.register(registration, idempotencyKey),
    );
  }

  private async register(registration: Registration, idempotencyKey: string | null): Promise<VerifiedUser> {
    const user = await this.registerAccount.execute(registration, idempotencyKey);
    return { user, requirement: await this.readRequirement.execute(user.id) };
  }
}
