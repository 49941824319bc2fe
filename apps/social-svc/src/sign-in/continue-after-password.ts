import type { OwnUser } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { BeginSignInSession } from './begin-sign-in-session.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import type { SignInBrowser } from './sign-in-browser.ts';
import type { VerifiedUser } from './verified-user.ts';

/** What follows the right password: a session, a session that is restricted to the set-up of a second factor, or a pending sign-in. */
@Injectable()
export class ContinueAfterPassword {
  constructor(
    private readonly beginSignInSession: BeginSignInSession,
    private readonly devices: KnownDevices,
    private readonly pendingSignIns: PendingSignIns,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws ApiError `second_factor_required`, with the cookie of the pending sign-in */
  async execute(
    { user, requirement: { requirement, passwordKey } }: VerifiedUser,
    method: 'password' | 'registration',
    browser: SignInBrowser,
  ): Promise<OwnUser> {
    const userId = user.id;
    if (requirement === 'second_factor') {
      await this.pendingSignIns.begin({ userId, passwordKey }, browser);
      await this.securityLog.recordAlone({ event: 'sign_in.second_factor_requested', userId });
      throw new ApiError('second_factor_required');
    }
    const secondFactorSetupRequired = requirement === 'setup';
    // A browser becomes a known device, with its own limits, only when no second factor has to be set up first.
    if (!secondFactorSetupRequired) await this.devices.remember(user.username, browser);
    await this.beginSignInSession.execute(userId, browser, { secondFactorSetupRequired });
    const details = { method, ...(secondFactorSetupRequired && { secondFactor: 'setup_required' as const }) };
    await this.securityLog.recordAlone({ event: 'sign_in.succeeded', userId, details });
    return user;
  }
}
