import type { AccountDeletion, DeletionConfirmation } from '@memory/contracts';
import { startAuthentication } from '@simplewebauthn/browser';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { PasskeyError } from '../../second-factor/passkey-error.ts';

/** How the user confirms the deletion. */
export interface DeletionProof {
  /** Null for a user who has signed in again with the external provider. */
  readonly password: string | null;
  /** A code of the authenticator app or a recovery code; `passkey` asks the browser for a passkey; null without a second factor. */
  readonly secondFactor: { readonly code: string } | 'passkey' | null;
}

/**
 * Asks the server to delete the account, which ends all sessions. When the live stream of this page ends, the page checks its session and would
 * reload. The response arrives early enough to prevent the reload.
 * @throws ApiRequestError, PasskeyError
 */
export async function deleteAccount({ password, secondFactor }: DeletionProof): Promise<AccountDeletion> {
  const proof = secondFactor === 'passkey' ? { passkey: await requestPasskey(password) } : (secondFactor ?? {});
  const body = { ...(password !== null && { password }), ...proof };
  return unwrapResponse(api.POST('/api/account-deletion', { body }));
}

/** Asks the browser for a passkey. The password is confirmed first, because the server tells only then which passkeys the account has. */
async function requestPasskey(password: string | null): Promise<NonNullable<DeletionConfirmation['passkey']>> {
  if (password !== null)
    await unwrapResponse(api.POST('/api/confirm-password', { body: { currentPassword: password } }));
  const optionsJSON = await unwrapResponse(api.POST('/api/account-deletion/passkey-options'));
  return startAuthentication({ optionsJSON }).catch(PasskeyError.throw);
}
