import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { useSecondFactorMutation } from './use-second-factor-mutation.ts';

/** Mutation: creates a new key for an authenticator app. It counts only after `useConfirmTotp`. */
export const useStartTotpSetup = () =>
  useSecondFactorMutation(() => unwrapResponse(api.POST('/api/second-factor/totp')));

/** Mutation: confirms the new key with the first code of the app. */
export function useConfirmTotp() {
  const { t } = useTranslation();
  return useSecondFactorMutation(
    (code: string) => unwrapResponse(api.POST('/api/second-factor/totp/confirm', { body: { code } })),
    { success: t('secondFactor.app.done'), showsErrors: true },
  );
}

/** Mutation: removes the authenticator app. */
export function useRemoveTotp() {
  const { t } = useTranslation();
  return useSecondFactorMutation(() => unwrapResponse(api.DELETE('/api/second-factor/totp')), {
    success: t('secondFactor.app.removed'),
  });
}
