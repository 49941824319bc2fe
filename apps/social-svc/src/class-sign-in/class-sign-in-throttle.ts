import { orServiceUnavailable } from '@memory/service-kit';
import {
  createFailureLimit,
  createLimiters,
  createResettableFailureLimit,
  enforceAttemptLimits,
  type RateLimit,
  type UndoableAttempt,
} from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import { SocialRedis } from '../redis/social-redis.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** Limits on wrong codes, pictures and badges. Right ones are not counted. */
const limits = {
  /** A whole school may share one network address, and enrolls its devices on one morning. */
  codesOfAddress: { key: 'device-codes-of-address', points: 200, seconds: HOUR_SECONDS },
  /** A device that is enrolled already. */
  codesOfDevice: { key: 'device-codes-of-device', points: 20, seconds: HOUR_SECONDS },
  /** A child who guesses the pictures of a classmate needs 1,320 attempts at most. 5 in 15 minutes take 66 hours. */
  picturesOfStudent: { key: 'pictures-of-student', points: 5, seconds: 15 * MINUTE_SECONDS },
  /** Guesses at all students of a class. */
  picturesOfClass: { key: 'pictures-of-class', points: 60, seconds: HOUR_SECONDS },
  /** The secret of a badge cannot be guessed. This limit bounds the work. */
  badgesOfAddress: { key: 'badges-of-address', points: 200, seconds: HOUR_SECONDS },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Each method counts an attempt as wrong before it is verified. @throws ApiError `too_many_requests`, `service_unavailable` */
@Injectable()
export class ClassSignInThrottle {
  private readonly limiters: Readonly<Record<keyof typeof limits, RateLimiterRedis>>;

  constructor({ client }: SocialRedis) {
    this.limiters = createLimiters(client, limits);
  }

  /** @param deviceId of a device that is enrolled for another class, or null */
  countCode(addressKey: string, deviceId: string | null): Promise<UndoableAttempt> {
    const { codesOfAddress, codesOfDevice } = this.limiters;
    return enforceAttemptLimits([
      ...(deviceId === null ? [] : [createFailureLimit(codesOfDevice, deviceId)]),
      createFailureLimit(codesOfAddress, addressKey),
    ]);
  }

  /** @param studentId null when the id belongs to no student of the class. Only the class is counted then, so that a device cannot lock students of other classes */
  countPictures(classId: string, studentId: string | null): Promise<UndoableAttempt> {
    const { picturesOfClass, picturesOfStudent } = this.limiters;
    return enforceAttemptLimits([
      ...(studentId === null ? [] : [createResettableFailureLimit(picturesOfStudent, studentId)]),
      createFailureLimit(picturesOfClass, classId),
    ]);
  }

  countBadge(addressKey: string): Promise<UndoableAttempt> {
    return enforceAttemptLimits([createFailureLimit(this.limiters.badgesOfAddress, addressKey)]);
  }

  /** Lets a student try again at once. */
  async forgive(studentId: string): Promise<void> {
    await orServiceUnavailable(this.limiters.picturesOfStudent.delete(studentId));
  }
}
