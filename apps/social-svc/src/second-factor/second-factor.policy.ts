/** The state that decides how an account signs in and which factors it may change. */
export interface SecondFactorState {
  /** Whether the account signs in with an external provider, which asks for its own second factor. */
  readonly isExternal: boolean;
  /** Whether an administrator requires a second factor. */
  readonly isRequired: boolean;
  readonly hasTotp: boolean;
  readonly passkeyCount: number;
}

/** Counts the factors of an account. Recovery codes do not count, because they only replace a lost factor. */
export const countFactors = ({ hasTotp, passkeyCount }: SecondFactorState): number => passkeyCount + (hasTotp ? 1 : 0);

/**
 * What a sign-in needs after the password. `none`: nothing. `second_factor`: the second factor. `setup`: an administrator requires a second factor,
 * which the account does not have yet.
 */
export type RequiredStep = 'none' | 'second_factor' | 'setup';

/** Returns what a sign-in needs after the password. */
export function decideSignIn(state: SecondFactorState): RequiredStep {
  if (countFactors(state) > 0) return 'second_factor';
  return state.isRequired && !state.isExternal ? 'setup' : 'none';
}

/** Whether the account may set up a second factor. */
export const canSetUpSecondFactor = ({ isExternal }: SecondFactorState): boolean => !isExternal;

/** Whether the account may remove a factor. An account that requires a second factor keeps its last factor. */
export const mayRemoveFactor = (state: SecondFactorState): boolean => !state.isRequired || countFactors(state) > 1;
