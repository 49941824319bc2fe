import type { SecondFactorStatus } from '@memory/contracts';
import { startRegistration } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../lib/api.ts';
import { toast } from '../../lib/toasts.ts';
import { PasskeyError } from './passkeys.ts';
import { useSendConfirmed } from './password-confirmation-provider.tsx';
import { useErrorMessage } from './second-factor-errors.ts';

const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => unwrapResponse(api.GET('/api/second-factor')),
});

/**
 * Query: the viewer's second factor. The query is refetched each time a component shows it, because the second factor may have been changed on
 * another device.
 */
export function useSecondFactor() {
  return useQuery({ ...secondFactorQuery, refetchOnMount: 'always' });
}

interface SecondFactorMutationOptions {
  /** The title of a toast after the change. */
  success?: string;
  /** Whether the caller shows errors beside its form. Otherwise a toast shows them. */
  showsErrors?: boolean;
}

/**
 * Mutation: a change of the second factor, for which the server may require the user's password. Reloads the second factor afterwards, also
 * after an error: another device may have changed it.
 */
function useSecondFactorMutation<Input = void, Result = unknown>(
  request: (input: Input) => Promise<Result>,
  { success, showsErrors = false }: SecondFactorMutationOptions = {},
) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const sendConfirmed = useSendConfirmed();
  const messageOf = useErrorMessage();
  return useMutation({
    mutationFn: (input: Input) => sendConfirmed(() => request(input)),
    onSuccess: () => {
      if (success !== undefined) toast({ title: success });
    },
    onError: (error) => {
      const description = messageOf(error);
      if (!showsErrors && description !== null) toast({ title: t('secondFactor.failed'), description, isError: true });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  });
}

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

/** Mutation: makes new recovery codes. The earlier codes are no longer valid. */
export const useMakeRecoveryCodes = () =>
  useSecondFactorMutation(() => unwrapResponse(api.POST('/api/second-factor/recovery-codes')));

/** The number of second factors: the authenticator app and each passkey. Recovery codes do not count, because they only replace a lost factor. */
export const countSecondFactors = ({ totp, passkeys }: SecondFactorStatus): number => passkeys.length + (totp ? 1 : 0);

export const hasAnySecondFactor = (secondFactor: SecondFactorStatus): boolean => countSecondFactors(secondFactor) > 0;
