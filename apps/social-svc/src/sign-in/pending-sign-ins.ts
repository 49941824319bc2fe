import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { type PendingSignIn, PendingSignInStore } from './pending-sign-in.store.ts';
import type { SignInBrowser } from './sign-in-browser.ts';

/** The pending sign-in of a browser. The browser has the sign-in's token in a cookie. */
@Injectable()
export class PendingSignIns {
  constructor(private readonly store: PendingSignInStore) {}

  /** Begins a pending sign-in. A browser has one pending sign-in at a time, so an earlier pending sign-in ends. */
  async begin(signIn: Omit<PendingSignIn, 'token'>, { client, response }: SignInBrowser): Promise<void> {
    const earlier = await this.store.find(client.signInToken);
    if (earlier) await this.store.end(earlier);
    response.setCookie('pending-sign-in', await this.store.create(signIn));
  }

  /** @throws ApiError `sign_in_ended` */
  async get({ client, response }: SignInBrowser): Promise<PendingSignIn> {
    const pending = await this.store.find(client.signInToken);
    if (pending) return pending;
    response.deleteCookie('pending-sign-in');
    throw new ApiError('sign_in_ended');
  }

  /** @returns false when the sign-in had already ended; of several parallel requests, only one gets true */
  end(pending: PendingSignIn, { response }: SignInBrowser): Promise<boolean> {
    response.deleteCookie('pending-sign-in');
    return this.store.end(pending);
  }

  /**
   * Waits for the result of a call about the pending sign-in. When the call reports that the sign-in has ended or that its account no longer
   * exists, ends the pending sign-in and throws `sign_in_ended`.
   */
  async endIfOver<Result>(call: Promise<Result>, pending: PendingSignIn, browser: SignInBrowser): Promise<Result> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof ApiError) || !['sign_in_ended', 'user_not_found'].includes(error.code)) throw error;
      await this.end(pending, browser);
      throw new ApiError('sign_in_ended', { cause: error });
    }
  }
}
