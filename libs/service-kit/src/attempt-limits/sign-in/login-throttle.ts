import { createHmac } from 'node:crypto';
import { normalizeUsername } from '@memory/contracts';
import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import { type AttemptLimit, enforceAttemptLimits, type UndoableAttempt } from '../attempt-limit.ts';
import {
  consume,
  createAttemptLimit,
  createFailureLimit,
  createLimiters,
  createResettableFailureLimit,
} from '../rate-limits.ts';
import { countersOfAccount, countersOfKnownDevice } from './failure-counters.ts';
import { FailurePauses } from './failure-pauses.ts';
import { signInLimits } from './sign-in-limits.ts';

/** The key under which the failures of the whole installation are counted. */
const INSTALLATION = 'all';

export interface SignInAttempt {
  readonly username: string;
  /** The key of the client's network address (`Client`). */
  readonly addressKey: string;
  /** The id of the known device from which the account is used; null when the account does not know the device. */
  readonly knownDeviceId: string | null;
}

/**
 * Limits sign-ins, sign-ups and attempts to guess a password. Each known device has its own counters, so that failed attempts of strangers do not lock
 * the owner of an account out on a known device (ADR 17).
 */
export class LoginThrottle {
  private readonly limiters: Readonly<Record<keyof typeof signInLimits, RateLimiterRedis>>;

  /** @param secret the setting SESSION_SECRET, the key of the hashes under which usernames and devices are counted */
  constructor(
    private readonly redis: Redis,
    private readonly secret: string,
  ) {
    this.limiters = createLimiters(redis, signInLimits);
  }

  /**
   * Counts the attempt as a failure before the password is verified. The caller calls `succeed` after a success and `undo` after an error
   * other than a wrong password.
   * @throws ApiError `too_many_requests`, alike whether or not the account exists.
   */
  countSignInAttempt(attempt: SignInAttempt): Promise<UndoableAttempt> {
    const { knownDeviceId } = attempt;
    return enforceAttemptLimits(
      knownDeviceId === null ? this.limitsOfUnknownDevice(attempt) : this.limitsOfKnownDevice(knownDeviceId),
    );
  }

  /**
   * Counts a password change as a guess, because another person may guess the current password in a browser that was left signed in. The caller
   * calls `succeed` when the password was right, and `undo` after an error other than a wrong password.
   * @throws ApiError `too_many_requests`.
   */
  countPasswordChangeAttempt(userId: string): Promise<UndoableAttempt> {
    return enforceAttemptLimits([createResettableFailureLimit(this.limiters.guesses, this.hashKey(userId))]);
  }

  /** @throws ApiError `too_many_requests`. */
  async countSignUp(addressKey: string): Promise<void> {
    await consume(this.limiters.signUps, addressKey);
  }

  /**
   * The limits that create no Redis key per username or address come first. An attempt that these limits reject creates no key, so the limit on the
   * failures of the whole installation also bounds the number of keys.
   */
  private limitsOfUnknownDevice({ username, addressKey }: SignInAttempt): AttemptLimit[] {
    const { failures, signIns, guesses } = this.limiters;
    const name = normalizeUsername(username);
    return [
      new FailurePauses(this.redis, countersOfAccount(this.digest(`account:${name}`), new Date())),
      createFailureLimit(failures, INSTALLATION),
      createAttemptLimit(signIns, addressKey),
      createResettableFailureLimit(guesses, this.hashKey(`${addressKey}:${name}`)),
    ];
  }

  private limitsOfKnownDevice(deviceId: string): AttemptLimit[] {
    const digest = this.digest(`device:${deviceId}`);
    const key = digest.toString('base64url');
    return [
      new FailurePauses(this.redis, countersOfKnownDevice(digest)),
      createAttemptLimit(this.limiters.deviceSignIns, key),
      createResettableFailureLimit(this.limiters.deviceGuesses, key),
    ];
  }

  private hashKey(value: string): string {
    return this.digest(value).toString('base64url');
  }

  /**
   * Returns a keyed hash (HMAC) of a value, so that Redis stores no usernames (nor passwords that were typed into the username field by
   * mistake).
   */
  private digest(value: string): Buffer {
    return createHmac('sha256', this.secret).update(value).digest();
  }
}
