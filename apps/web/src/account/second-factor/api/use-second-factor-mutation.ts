import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toasts.ts';
import { useSendConfirmed } from '../password-confirmation-provider.tsx';
import { useErrorMessage } from '../use-error-message.ts';
import { secondFactorQuery } from './second-factor-query.ts';

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
export function useSecondFactorMutation<Input = void, Result = unknown>(
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
