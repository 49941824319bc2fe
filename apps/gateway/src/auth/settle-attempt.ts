import type { SignInRequirement } from '@memory/contracts';
import type { CountedAttempt } from './sign-in-limits/attempt-limit.ts';

/**
 * Takes back a counted attempt whose password was right. It is a success only when no second factor is asked for: a success clears the
 * failures, and whoever has the password alone would otherwise clear the wrong codes by typing the password again.
 */
export const settleAttempt = (attempt: CountedAttempt, { requirement }: SignInRequirement): Promise<void> =>
  requirement === 'second_factor' ? attempt.undo() : attempt.succeed();
