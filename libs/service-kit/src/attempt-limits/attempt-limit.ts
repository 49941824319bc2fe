import type { ErrorCode } from '@memory/contracts';
import { ApiError } from '../errors/api-error.ts';

/**
 * A limit on attempts to guess a password. Every attempt is counted as a failure before the password is verified, so that parallel attempts
 * cannot exceed the limit.
 */
export interface AttemptLimit {
  /** @throws ApiError `too_many_requests`. */
  count(): Promise<void>;
  /** Takes the counted attempt back, because the password was not verified. */
  undo(): Promise<void>;
  /** Called instead of `undo` when the password was right. */
  succeed(): Promise<void>;
}

/** An attempt that each of its limits has counted as a failure. */
export interface UndoableAttempt {
  undo(): Promise<void>;
  succeed(): Promise<void>;
}

/**
 * Counts an attempt in each limit, in the given order. When a limit rejects the attempt, the earlier limits undo their count.
 * @throws ApiError `too_many_requests`.
 */
export async function enforceAttemptLimits(limits: readonly AttemptLimit[]): Promise<UndoableAttempt> {
  for (const [index, limit] of limits.entries()) {
    try {
      await limit.count();
    } catch (rejection) {
      await undoAll(limits.slice(0, index));
      throw rejection;
    }
  }
  return {
    undo: () => undoAll(limits),
    async succeed() {
      await Promise.all(limits.map((limit) => limit.succeed()));
    },
  };
}

/**
 * Runs the verification for which an attempt was counted. The attempt stays counted when the verification throws an ApiError with one of the codes in
 * `failures`. Any other error, such as an unavailable database, is no guess and takes the attempt back.
 * @throws the errors of `verify`
 */
export async function runAttempt<Result>(
  attempt: UndoableAttempt,
  failures: readonly ErrorCode[],
  verify: () => Promise<Result>,
): Promise<Result> {
  const result = await verify().catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || !failures.includes(error.code)) await attempt.undo();
    throw error;
  });
  await attempt.succeed();
  return result;
}

async function undoAll(limits: readonly AttemptLimit[]): Promise<void> {
  await Promise.all(limits.map((limit) => limit.undo()));
}
