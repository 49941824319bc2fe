import { startRegistration } from '@simplewebauthn/browser';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { PasskeyError } from '../passkey-error.ts';
import { useSecondFactorMutation } from './use-second-factor-mutation.ts';

/** Mutation: lets the browser create a passkey and adds it to the account. Fails with a PasskeyError when the browser creates none. */
export function useAddPasskey() {
  const { t } = useTranslation();
  return useSecondFactorMutation(
    async (name: string) => {
      const optionsJSON = await unwrapResponse(api.POST('/api/second-factor/passkey-options'));
      const response = await startRegistration({ optionsJSON }).catch(PasskeyError.throw);
      return unwrapResponse(api.POST('/api/second-factor/passkeys', { body: { name, response } }));
    },
    { success: t('secondFactor.passkeys.done'), showsErrors: true },
  );
}

/** Mutation: removes a passkey. */
export function useRemovePasskey(id: string) {
  const { t } = useTranslation();
  return useSecondFactorMutation(
    () => unwrapResponse(api.DELETE('/api/second-factor/passkeys/{id}', { params: { path: { id } } })),
    { success: t('secondFactor.passkeys.removed') },
  );
}
