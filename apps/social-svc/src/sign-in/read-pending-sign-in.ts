import type { SecondFactorMethod } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ReadSignInRequirement } from '../second-factor/read-sign-in-requirement.ts';
import type { PendingSignIn } from './pending-sign-in.store.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import type { SignInBrowser } from './sign-in-browser.ts';

@Injectable()
export class ReadPendingSignIn {
  constructor(
    private readonly pendingSignIns: PendingSignIns,
    private readonly readRequirement: ReadSignInRequirement,
  ) {}

  /**
   * Returns how the pending sign-in of the browser can be finished.
   * @throws ApiError `sign_in_ended`
   */
  async execute(browser: SignInBrowser): Promise<SecondFactorMethod[]> {
    const pending = await this.pendingSignIns.get(browser);
    return this.pendingSignIns.endIfOver(this.methodsOf(pending), pending, browser);
  }

  private async methodsOf({ userId, passwordKey }: PendingSignIn): Promise<SecondFactorMethod[]> {
    const present = await this.readRequirement.execute(userId);
    if (present.requirement !== 'second_factor' || present.passwordKey !== passwordKey)
      throw new ApiError('sign_in_ended');
    return present.methods;
  }
}
