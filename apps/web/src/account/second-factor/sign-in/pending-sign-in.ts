import { startAuthentication } from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { isNotFoundError } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { reloadAfterSignIn } from '../../auth/reload-after-sign-in.ts';
import { closeSecondStep } from '../../auth/second-step.ts';
import { PasskeyError } from '../passkeys.ts';

/** Query: how the pending sign-in can be confirmed. The result is not cached, because the next pending sign-in may belong to another account. */
export const pendingSignInQuery = queryOptions({
  queryKey: ['pending-sign-in'],
  queryFn: () => unwrapResponse(api.GET('/api/sign-in/second-factor')),
  staleTime: 0,
  gcTime: 0,
});

/** Finishes the pending sign-in with a code of the authenticator app or a recovery code. */
export const signInWithCode = (code: string): Promise<void> =>
  finish(unwrapResponse(api.POST('/api/sign-in/second-factor', { body: { code } })));

/** Finishes the pending sign-in with a passkey. Fails with a PasskeyError when the browser uses none. */
export const signInWithPasskey = (): Promise<void> => finish(confirmWithPasskey());

async function confirmWithPasskey(): Promise<unknown> {
  const optionsJSON = await unwrapResponse(api.POST('/api/sign-in/passkey-options'));
  const response = await startAuthentication({ optionsJSON }).catch(PasskeyError.throw);
  return unwrapResponse(api.POST('/api/sign-in/passkey', { body: { response } }));
}

/** Goes back to the sign-in form. If the server cannot be reached, the pending sign-in expires on the server after some minutes. */
export function cancelSignIn(): void {
  void api.DELETE('/api/sign-in/second-factor').catch(() => undefined);
  closeSecondStep();
}

async function finish(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!leaveEndedPendingSignIn(error)) throw error;
    return;
  }
  reloadAfterSignIn();
}

/**
 * Goes back to the sign-in form if the pending sign-in has ended, because it has expired or after too many wrong codes. @returns whether the
 * pending sign-in has ended
 */
export function leaveEndedPendingSignIn(error: unknown): boolean {
  if (!isNotFoundError(error)) return false;
  closeSecondStep((error as Error).message);
  return true;
}
