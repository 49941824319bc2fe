import type { SecondFactorStatus } from '@memory/contracts';

/** The number of second factors: the authenticator app and each passkey. Recovery codes do not count, because they only replace a lost factor. */
export const countSecondFactors = ({ totp, passkeys }: SecondFactorStatus): number => passkeys.length + (totp ? 1 : 0);

export const hasAnySecondFactor = (secondFactor: SecondFactorStatus): boolean => countSecondFactors(secondFactor) > 0;
