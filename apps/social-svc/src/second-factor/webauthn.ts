import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyTransport,
} from '@memory/contracts';
import { passkeyTransports } from '@memory/contracts';
import type { WebAuthnCredential } from '@simplewebauthn/server';

/** The time in milliseconds that people have to find and use their security key. */
export const CEREMONY_TIMEOUT_MS = 5 * 60_000;
/** The name of this website in the dialogs of the browser. */
export const RP_NAME = 'Memory';
/** The password was checked before, so that a security key without a PIN is enough. Authenticators that can check the user do so. */
export const USER_VERIFICATION = 'preferred';
/** EdDSA, ES256 and RS256 (COSE): the algorithms that authenticators support today. */
const ALGORITHMS = [-8, -7, -257];

/** Loads the library at the first use of a passkey, because the library is a fifth of the code of this service. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** The conditions under which a passkey is created or used. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

export const algorithmParameters = (): PasskeyCreationOptions['pubKeyCredParams'] =>
  ALGORITHMS.map((alg) => ({ type: 'public-key', alg }));

/** Returns the transports that WebAuthn defines; a browser may send others. */
export const knownTransports = (transports: readonly string[] = []): PasskeyTransport[] =>
  passkeyTransports.filter((known) => transports.includes(known));

/** Returns the credential that a browser has created; null when the response does not belong to the ceremony or is invalid. */
export async function verifyRegistration(
  response: PasskeyRegistration,
  ceremony: Ceremony,
): Promise<WebAuthnCredential | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verification = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    ...expectations(ceremony),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(rejectInvalid);
  return verification?.registrationInfo?.credential ?? null;
}

/** Returns the new counter of the passkey; null when the response does not belong to the ceremony or the passkey, or repeats an earlier response. */
export async function verifyAssertion(
  response: PasskeyAssertion,
  ceremony: Ceremony,
  credential: WebAuthnCredential,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verification = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    ...expectations(ceremony),
    credential,
  }).catch(rejectInvalid);
  return verification?.verified ? verification.authenticationInfo.newCounter : null;
}

const expectations = ({ challenge, origin, rpId }: Ceremony) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: false,
});

/** The library throws an Error for every invalid response. It uses neither a database nor the network, so an error has no other cause. */
const rejectInvalid = (): null => null;
