import type { SignInRequirement } from '@memory/contracts';
import type { UndoableAttempt } from '@memory/service-kit/attempt-limits';

/**
 * Takes back a counted attempt after the password was right. The attempt counts as a success only when no second factor is required, because a
 * success clears the counted failures. Otherwise an attacker who knows only the password could clear the counted wrong codes by sending the
 * password again.
 */
export const settleAttempt = (attempt: UndoableAttempt, { requirement }: SignInRequirement): Promise<void> =>
  requirement === 'second_factor' ? attempt.undo() : attempt.succeed();
