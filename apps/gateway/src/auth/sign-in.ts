import type { User } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { type Credentials, SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { LoginThrottle } from './login-throttle.ts';

/** Verifies a username and password and limits failed attempts. After a success, the controller begins the session. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: SocialAccountsClient,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * Returns the account with this username and password.
   * @param address the client's network address, for which attempts are counted
   * @throws ApiError `invalid_credentials`; `too_many_requests` after too many attempts
   */
  async execute(credentials: Credentials, address: string): Promise<User> {
    await this.throttle.countSignInAttempt(credentials.username, address);
    const user = await this.accounts.verifyPassword(credentials).catch(async (error: unknown) => {
      if (!isInvalidCredentials(error)) await this.throttle.undoFailedSignIn(credentials.username, address);
      throw error;
    });
    await this.throttle.resetFailedSignIns(credentials.username, address);
    return user;
  }
}

const isInvalidCredentials = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invalid_credentials';
