import type { User } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { type Credentials, SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { LoginThrottle } from './login-throttle.ts';

/** Verifies a username and password and limits failed attempts. The caller begins the session and makes the device known. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: SocialAccountsClient,
    private readonly devices: KnownDevices,
    private readonly throttle: LoginThrottle,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws ApiError `invalid_credentials`, `too_many_requests`. */
  async execute(credentials: Credentials, request: FastifyRequest): Promise<User> {
    const { username } = credentials;
    const counting = this.throttle.countSignInAttempt({
      username,
      address: request.ip,
      knownDeviceId: await this.devices.identify(request, username),
    });
    const attempt = await this.securityLog.recordIfLimited(counting, { event: 'sign_in.limited', username });
    const user = await this.accounts.verifyPassword(credentials).catch(async (error: unknown) => {
      if (!isInvalidCredentials(error)) await attempt.undo();
      throw error;
    });
    await attempt.succeed();
    return user;
  }
}

const isInvalidCredentials = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invalid_credentials';
