import type { SignInRequirement } from '@memory/contracts';

/** What decides how an account signs in and what it may change. */
export interface SecondFactorState {
  /** Whether the account signs in with an external provider, which asks for its own second factor. */
  readonly isExternal: boolean;
  /** Whether an administrator requires a second factor. */
  readonly isRequired: boolean;
  readonly hasTotp: boolean;
  readonly passkeyCount: number;
}

/** Recovery codes are no factor of their own: they stand in for a lost one. */
export const countFactors = ({ hasTotp, passkeyCount }: SecondFactorState): number => passkeyCount + (hasTotp ? 1 : 0);

/** What a sign-in needs after the password. */
export function decideSignIn(state: SecondFactorState): SignInRequirement['requirement'] {
  if (countFactors(state) > 0) return 'second_factor';
  return state.isRequired && !state.isExternal ? 'setup' : 'none';
}

/** Whether the account may set up a second factor. */
export const canSetUpSecondFactor = ({ isExternal }: SecondFactorState): boolean => !isExternal;

/** Whether the account may remove one of its factors. One that is required keeps its last. */
export const mayRemoveFactor = (state: SecondFactorState): boolean => !state.isRequired || countFactors(state) > 1;
