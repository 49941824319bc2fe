import type { User } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Accounts, type Registration } from './accounts.ts';
import { LoginThrottle } from './login-throttle.ts';

@Injectable()
export class SignUp {
  constructor(
    private readonly accounts: Accounts,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * A new account, or the first answer when this is a repeat. A repeat is recognised by the password, so with a key a taken username
   * counts as a failed sign-in: registering is no way around the limit on guesses.
   * @throws ApiError `username_taken`, `email_taken`, `idempotency_key_reused`, `too_many_requests`.
   */
  async signUp(registration: Registration, key: string | null, address: string): Promise<User> {
    await this.throttle.beforeSignUp(address);
    if (key === null) return this.accounts.register(registration, null);
    await this.throttle.beforeSignIn(registration.username, address);
    const user = await this.accounts.register(registration, key).catch(async (error: unknown) => {
      if (!isTaken(error)) await this.throttle.forgiveSignIn(registration.username, address);
      throw error;
    });
    await this.throttle.afterSignIn(registration.username, address);
    return user;
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'username_taken' || error.code === 'email_taken');
