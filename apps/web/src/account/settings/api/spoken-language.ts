import type { SpokenLanguageSettings } from '@memory/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';

const spokenLanguageQuery = queryOptions({
  queryKey: ['speaker'],
  queryFn: () => unwrapResponse(api.GET('/api/speaker')),
});

/** Query: the language that the user speaks in recordings. This setting is stored in the account, not on the device. */
export const useSpokenLanguage = () => useQuery(spokenLanguageQuery);

export function useUpdateSpokenLanguage() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SpokenLanguageSettings) => unwrapResponse(api.PATCH('/api/speaker', { body })),
    onSuccess: (speaker) => queryClient.setQueryData(spokenLanguageQuery.queryKey, speaker),
    onError: (error) => {
      toast({
        title: t('settings.speaker.failed'),
        description: apiErrorMessage(error, t('timeline.failedText')),
        isError: true,
      });
    },
  });
}
