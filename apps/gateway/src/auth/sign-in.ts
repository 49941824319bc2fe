import { ApiError } from '@memory/service-kit';
import { LoginThrottle } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { type Credentials, SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { SocialSecondFactorsClient } from '../peers/social-second-factors-client.ts';
import { addressRateLimitKey } from '../rate-limits/address-rate-limit-key.ts';
import type { VerifiedUser } from '../second-factor/continue-after-password.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { settleAttempt } from './settle-attempt.ts';

/** Verifies a username and password and limits failed attempts. `ContinueAfterPassword` begins the session or asks for the second factor. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: SocialAccountsClient,
    private readonly devices: KnownDevices,
    private readonly factors: SocialSecondFactorsClient,
    private readonly throttle: LoginThrottle,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws ApiError `invalid_credentials`, `too_many_requests`. */
  async execute(credentials: Credentials, request: FastifyRequest): Promise<VerifiedUser> {
    const { username } = credentials;
    const counting = this.throttle.countSignInAttempt({
      username,
      addressKey: addressRateLimitKey(request.ip),
      knownDeviceId: await this.devices.identify(request, username),
    });
    const attempt = await this.securityLog.recordIfLimited(counting, { event: 'sign_in.limited', username });
    const verified = await this.verify(credentials).catch(async (error: unknown) => {
      if (!isInvalidCredentials(error)) await attempt.undo();
      throw error;
    });
    await settleAttempt(attempt, verified.requirement);
    return verified;
  }

  private async verify(credentials: Credentials): Promise<VerifiedUser> {
    const user = await this.accounts.verifyPassword(credentials);
    return { user, requirement: await this.factors.readSignInRequirement(user.id) };
  }
}

const isInvalidCredentials = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invalid_credentials';
