import type { OwnUser } from '@memory/contracts';
import { ApiError, type Client } from '@memory/service-kit';
import { LoginThrottle } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import { KnownDevices } from '../known-devices/known-devices.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { type PendingSignIn, PendingSignInStore } from './pending-sign-in.store.ts';

/** A pending sign-in ends after this many wrong codes. This allows for typing errors, and each further guess needs the password again. */
const MAX_ATTEMPTS = 5;

/** Limits the attempts to guess a second factor. */
@Injectable()
export class SecondFactorAttempts {
  constructor(
    private readonly devices: KnownDevices,
    private readonly limitLog: LimitLog,
    private readonly securityLog: SecurityLog,
    private readonly store: PendingSignInStore,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * Counts an attempt before it is verified. Wrong codes count like wrong passwords: for the account, for the network address or the known device,
   * and for the installation. They stay counted when the user types the password again, because the password alone is no success.
   * @throws ApiError `too_many_requests`; `sign_in_ended` for the last attempt of a pending sign-in; the errors of `verify`
   */
  async count<Result>(
    pending: PendingSignIn,
    { id: userId, username }: OwnUser,
    { addressKey, deviceTokens }: Client,
    verify: () => Promise<Result>,
  ): Promise<Result> {
    const knownDeviceId = await this.devices.identify(deviceTokens, username);
    const counting = this.throttle.countSignInAttempt({ username, addressKey, knownDeviceId });
    const counted = await this.limitLog.recordIfLimited(counting, { event: 'sign_in.limited', userId });
    let attempts: number | null = null;
    try {
      attempts = await this.store.countAttempt(pending);
      if (attempts === null || attempts > MAX_ATTEMPTS) throw new ApiError('sign_in_ended');
      const result = await verify();
      await counted.succeed();
      return result;
    } catch (error) {
      if (!isRejection(error)) await counted.undo();
      if (!isRejection(error) || attempts !== MAX_ATTEMPTS) throw error;
      await this.securityLog.recordAlone({ event: 'sign_in.second_factor_closed', userId });
      throw new ApiError('sign_in_ended', { cause: error });
    }
  }
}

const isRejection = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'wrong_code' || error.code === 'passkey_rejected');
