import type { PasskeyRequestOptions, SecondFactorStatus } from '@memory/contracts';
import type { Passkey, Totp } from '../generated/prisma/client.ts';
import { canSetUpSecondFactor } from './second-factor.policy.ts';
import { knownTransports } from './webauthn.ts';

interface PresentedFactors {
  readonly isExternal: boolean;
  readonly isRequired: boolean;
  readonly totp: Totp | null;
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodesLeft: number;
}

/** Presents the second factor of an account to its owner: no secrets, keys or codes. */
export function presentSecondFactor(factors: PresentedFactors): SecondFactorStatus {
  const { isExternal, isRequired, totp, passkeys, recoveryCodesLeft } = factors;
  return {
    offered: canSetUpSecondFactor({ isExternal, isRequired, hasTotp: totp !== null, passkeyCount: passkeys.length }),
    required: isRequired,
    totp: totp && { createdAt: totp.createdAt.toISOString() },
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
  };
}

/** Presents a passkey to a browser that creates or uses a passkey. */
export const presentCredential = ({
  credentialId,
  transports,
}: Passkey): PasskeyRequestOptions['allowCredentials'][number] => ({
  id: Buffer.from(credentialId).toString('base64url'),
  type: 'public-key',
  transports: knownTransports(transports),
});
