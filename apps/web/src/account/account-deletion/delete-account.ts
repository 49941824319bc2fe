import type { AccountDeletion, DeletionConfirmation } from '@memory/contracts';
import { startAuthentication } from '@simplewebauthn/browser';
import { api, unwrapResponse } from '../../lib/api.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { finishSealedWrites } from '../../lib/sealed-storage/open-writes.ts';
import { hidePageAndDropKey } from '../../lib/sealed-storage/reload-after-session-end.ts';
import { clearOfflineData } from '../../session/index.ts';
import { PasskeyError } from '../second-factor/passkeys.ts';

/** How the user confirms the deletion. */
export interface DeletionProof {
  /** Null for a user who has signed in again with the external provider. */
  readonly password: string | null;
  /** A code of the authenticator app or a recovery code; `passkey` asks the browser for a passkey; null without a second factor. */
  readonly secondFactor: { readonly code: string } | 'passkey' | null;
}

/**
 * Asks the server to delete the account, which ends all sessions. The end of the sessions also ends this page's live stream, after which the page
 * would check its session and reload. The caller calls `leaveDeletedAccount` as soon as this request is answered, before the stream ends.
 * @throws ApiRequestError, PasskeyError
 */
export async function deleteAccount({ password, secondFactor }: DeletionProof): Promise<AccountDeletion> {
  const proof = secondFactor === 'passkey' ? { passkey: await requestPasskey(password) } : (secondFactor ?? {});
  const body = { ...(password !== null && { password }), ...proof };
  return unwrapResponse(api.POST('/api/account-deletion', { body }));
}

/** Asks the browser for a passkey. The password is confirmed first, because the server names the passkeys of the account only after that. */
async function requestPasskey(password: string | null): Promise<NonNullable<DeletionConfirmation['passkey']>> {
  if (password !== null)
    await unwrapResponse(api.POST('/api/confirm-password', { body: { currentPassword: password } }));
  const optionsJSON = await unwrapResponse(api.POST('/api/account-deletion/passkey-options'));
  return startAuthentication({ optionsJSON }).catch(PasskeyError.throw);
}

/** Deletes the offline copies of this device and opens the page that says when the account is deleted. Unsaved work stays, sealed. */
export async function leaveDeletedAccount(eraseAfter: string): Promise<void> {
  hidePageAndDropKey();
  await Promise.all([clearOfflineData(), finishSealedWrites()]);
  window.location.assign(`${pagePaths.accountDeletion}#${eraseAfter}`);
}
