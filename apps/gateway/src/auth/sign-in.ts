import type { User } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Accounts, type Credentials } from './accounts.ts';
import { LoginThrottle } from './login-throttle.ts';

@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly throttle: LoginThrottle,
  ) {}

  /** The account of a right pair. @throws ApiError `invalid_credentials`, `too_many_requests`. */
  async signIn(credentials: Credentials, address: string): Promise<User> {
    await this.throttle.beforeSignIn(credentials.username, address);
    const user = await this.accounts.verify(credentials).catch(async (error: unknown) => {
      if (!isWrongPair(error)) await this.throttle.forgiveSignIn(credentials.username, address);
      throw error;
    });
    await this.throttle.afterSignIn(credentials.username, address);
    return user;
  }
}

const isWrongPair = (error: unknown): boolean => error instanceof ApiError && error.code === 'invalid_credentials';
