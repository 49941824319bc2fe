import {
  type PasskeyAssertion,
  type PasskeyRequestOptions,
  secondFactorSignInRoutes as routes,
  type OwnUser,
} from '@memory/contracts';
import { type Client, CurrentClient, ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { SecurityLog } from '../security-log/security-log.ts';
import { CreateSignInPasskeyOptions } from './create-sign-in-passkey-options.ts';
import { FinishSignIn } from './finish-sign-in.ts';
import { PendingSignInStore } from './pending-sign-in.store.ts';
import { ReadPendingSignIn } from './read-pending-sign-in.ts';
import { CurrentBrowser, type SignInBrowser } from './sign-in-browser.ts';

/** The second step of a sign-in, for browsers with the cookie of a pending sign-in. */
@Controller()
export class PendingSignInController {
  constructor(
    private readonly readPendingSignIn: ReadPendingSignIn,
    private readonly createPasskeyOptions: CreateSignInPasskeyOptions,
    private readonly finishSignIn: FinishSignIn,
    private readonly store: PendingSignInStore,
    private readonly securityLog: SecurityLog,
  ) {}

  @ImplementsRoute(routes.readPendingSignIn)
  async read(@CurrentBrowser() browser: SignInBrowser) {
    return { methods: await this.readPendingSignIn.execute(browser) };
  }

  @ImplementsRoute(routes.signInWithCode)
  withCode(
    @Body({ schema: routes.signInWithCode.body }) { code }: { code: string },
    @CurrentBrowser() browser: SignInBrowser,
  ): Promise<OwnUser> {
    return this.finishSignIn.withCode(code, browser);
  }

  @ImplementsRoute(routes.createSignInPasskeyOptions)
  createOptions(@CurrentBrowser() browser: SignInBrowser): Promise<PasskeyRequestOptions> {
    return this.createPasskeyOptions.execute(browser);
  }

  @ImplementsRoute(routes.signInWithPasskey)
  withPasskey(
    @Body({ schema: routes.signInWithPasskey.body }) { response }: { response: PasskeyAssertion },
    @CurrentBrowser() browser: SignInBrowser,
  ): Promise<OwnUser> {
    return this.finishSignIn.withPasskey(response, browser);
  }

  /**
   * Ends the pending sign-in. The cookie stays, because the page does not wait for this response: if the response arrived after the response of the
   * next sign-in, it would clear the cookie of the next sign-in.
   */
  @ImplementsRoute(routes.cancelPendingSignIn)
  async cancel(@CurrentClient() { signInToken }: Client): Promise<void> {
    const pending = await this.store.find(signInToken);
    if (!pending || !(await this.store.end(pending))) return;
    await this.securityLog.recordAlone({ event: 'sign_in.second_factor_cancelled', userId: pending.userId });
  }
}
