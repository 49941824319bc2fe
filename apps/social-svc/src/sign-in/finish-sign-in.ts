import type { PasskeyAssertion, SecondFactorMethod, OwnUser } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { presentOwnUser } from '../accounts/account.presenter.ts';
import { ReadAccount } from '../accounts/read-account.ts';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { relyingPartyOf } from '../second-factor/relying-party.ts';
import { VerifyPasskey } from '../second-factor/verify-passkey.ts';
import { VerifySecondFactorCode } from '../second-factor/verify-second-factor-code.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { BeginSignInSession } from './begin-sign-in-session.ts';
import { type PendingSignIn, PendingSignInStore } from './pending-sign-in.store.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { SecondFactorAttempts } from './second-factor-attempts.ts';
import type { SignInBrowser } from './sign-in-browser.ts';

/** Finishes a pending sign-in with the second factor. */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly attempts: SecondFactorAttempts,
    private readonly beginSignInSession: BeginSignInSession,
    private readonly devices: KnownDevices,
    private readonly pendingSignIns: PendingSignIns,
    private readonly readAccount: ReadAccount,
    private readonly securityLog: SecurityLog,
    private readonly store: PendingSignInStore,
    private readonly verifyCode: VerifySecondFactorCode,
    private readonly verifyPasskey: VerifyPasskey,
  ) {}

  /** @throws ApiError `sign_in_ended`, `wrong_code`, `too_many_requests` */
  withCode(code: string, browser: SignInBrowser): Promise<OwnUser> {
    return this.finish(browser, ({ userId, passwordKey }) => this.verifyCode.execute(userId, { code, passwordKey }));
  }

  /** @throws ApiError `sign_in_ended`, `passkey_rejected`, `too_many_requests` */
  withPasskey(response: PasskeyAssertion, browser: SignInBrowser): Promise<OwnUser> {
    return this.finish(browser, async (pending) => {
      const { userId, passwordKey } = pending;
      const challenge = await this.store.takeChallenge(pending);
      if (challenge === null) throw new ApiError('passkey_rejected');
      const ceremony = { challenge, ...relyingPartyOf(browser.client) };
      await this.verifyPasskey.execute(userId, { ...ceremony, response, passwordKey });
      return 'passkey';
    });
  }

  private async finish(
    browser: SignInBrowser,
    verify: (pending: PendingSignIn) => Promise<SecondFactorMethod>,
  ): Promise<OwnUser> {
    const pending = await this.pendingSignIns.get(browser);
    const { user, secondFactor } = await this.pendingSignIns.endIfOver(
      this.verify(pending, browser, () => verify(pending)),
      pending,
      browser,
    );
    if (!(await this.pendingSignIns.end(pending, browser))) throw new ApiError('sign_in_ended');
    await this.devices.remember(user.username, browser);
    await this.beginSignInSession.execute(user.id, browser);
    const details = { method: 'password', secondFactor } as const;
    await this.securityLog.recordAlone({ event: 'sign_in.succeeded', userId: user.id, details });
    return user;
  }

  private async verify(
    pending: PendingSignIn,
    { client }: SignInBrowser,
    verify: () => Promise<SecondFactorMethod>,
  ): Promise<{ user: OwnUser; secondFactor: SecondFactorMethod }> {
    const user = presentOwnUser(await this.readAccount.execute(pending.userId));
    return { user, secondFactor: await this.attempts.count(pending, user, client, verify) };
  }
}
