import type { Credentials } from '@memory/contracts';
import type { Client } from '@memory/service-kit';
import { LoginThrottle } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import { presentOwnUser } from '../accounts/account.presenter.ts';
import { VerifyPassword } from '../accounts/verify-password.ts';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { ReadSignInRequirement } from '../second-factor/read-sign-in-requirement.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import { runPasswordAttempt, type VerifiedUser } from './verified-user.ts';

/** Verifies a username and password and limits failed attempts. `ContinueAfterPassword` begins the session or asks for the second factor. */
@Injectable()
export class SignIn {
  constructor(
    private readonly devices: KnownDevices,
    private readonly limitLog: LimitLog,
    private readonly readRequirement: ReadSignInRequirement,
    private readonly throttle: LoginThrottle,
    private readonly verifyPassword: VerifyPassword,
  ) {}

  /** @throws ApiError `invalid_credentials`, `too_many_requests`. */
  async execute(credentials: Credentials, { addressKey, deviceTokens }: Client): Promise<VerifiedUser> {
    const { username } = credentials;
    const knownDeviceId = await this.devices.identify(deviceTokens, username);
    const counting = this.throttle.countSignInAttempt({ username, addressKey, knownDeviceId });
    const attempt = await this.limitLog.recordIfLimited(counting, { event: 'sign_in.limited', username });
    return runPasswordAttempt(attempt, ['invalid_credentials'], async () => {
      const user = presentOwnUser(await this.verifyPassword.execute(credentials));
      return { user, requirement: await this.readRequirement.execute(user.id) };
    });
  }
}
