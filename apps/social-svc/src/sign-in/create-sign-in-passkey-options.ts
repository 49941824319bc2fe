import type { PasskeyRequestOptions } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { CreatePasskeyRequestOptions } from '../second-factor/create-passkey-request-options.ts';
import { relyingPartyOf } from '../second-factor/relying-party.ts';
import { PendingSignInStore } from './pending-sign-in.store.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import type { SignInBrowser } from './sign-in-browser.ts';

@Injectable()
export class CreateSignInPasskeyOptions {
  constructor(
    private readonly createRequestOptions: CreatePasskeyRequestOptions,
    private readonly pendingSignIns: PendingSignIns,
    private readonly store: PendingSignInStore,
  ) {}

  /**
   * Returns the options that the browser needs to use a passkey. The new challenge replaces an earlier challenge of the pending sign-in.
   * @throws ApiError `sign_in_ended`
   */
  async execute(browser: SignInBrowser): Promise<PasskeyRequestOptions> {
    const { rpId } = relyingPartyOf(browser.client);
    const pending = await this.pendingSignIns.get(browser);
    const creating = this.createRequestOptions.execute(pending.userId, { rpId, passwordKey: pending.passwordKey });
    const options = await this.pendingSignIns.endIfOver(creating, pending, browser);
    if (!(await this.store.setChallenge(pending, options.challenge))) throw new ApiError('sign_in_ended');
    return options;
  }
}
