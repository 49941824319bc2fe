import type { SecondFactorStatus } from '@memory/contracts';

/** The number of second factors: the authenticator app and each passkey. Recovery codes replace a factor, they are none. */
export const countSecondFactors = ({ totp, passkeys }: SecondFactorStatus): number => passkeys.length + (totp ? 1 : 0);

export const hasAnySecondFactor = (secondFactor: SecondFactorStatus): boolean => countSecondFactors(secondFactor) > 0;
