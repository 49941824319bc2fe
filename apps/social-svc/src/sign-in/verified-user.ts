import type { ErrorCode, OwnUser } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import type { UndoableAttempt } from '@memory/service-kit/attempt-limits';
import type { SignInRequirement } from '../second-factor/read-sign-in-requirement.ts';

/** A user who has typed the right password. */
export interface VerifiedUser {
  readonly user: OwnUser;
  readonly requirement: SignInRequirement;
}

/**
 * Runs the verification of a password for which an attempt was counted. The attempt stays counted when the verification throws an ApiError with one of
 * the codes in `failures`. Any other error is no guess and takes the attempt back.
 *
 * The right password counts as a success only when no second factor is required, because a success clears the counted failures. Otherwise an attacker
 * who knows only the password could clear the counted wrong codes by sending the password again.
 * @throws the errors of `verify`
 */
export async function runPasswordAttempt(
  attempt: UndoableAttempt,
  failures: readonly ErrorCode[],
  verify: () => Promise<VerifiedUser>,
): Promise<VerifiedUser> {
  const verified = await verify().catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || !failures.includes(error.code)) await attempt.undo();
    throw error;
  });
  if (verified.requirement.requirement === 'second_factor') await attempt.undo();
  else await attempt.succeed();
  return verified;
}
