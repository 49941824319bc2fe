import type { SignInRequirement } from '@memory/contracts';
import type { UndoableAttempt } from './sign-in-limits/attempt-limit.ts';

/**
 * Takes back a counted attempt whose password was right. It counts as a success only when no second factor is required, because a success
 * clears the counted failures: an attacker who has the password alone could otherwise clear the wrong codes by sending the password again.
 */
export const settleAttempt = (attempt: UndoableAttempt, { requirement }: SignInRequirement): Promise<void> =>
  requirement === 'second_factor' ? attempt.undo() : attempt.succeed();
