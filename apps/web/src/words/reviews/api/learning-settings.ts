import type { LearningSettings, LearningSettingsChanges } from '@memory/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { reviewQueryKeys } from '../../query-keys.ts';

export const fetchLearningSettings = (): Promise<LearningSettings> => unwrapResponse(api.GET('/api/learning-settings'));

const settingsQuery = queryOptions({ queryKey: reviewQueryKeys.settings, queryFn: fetchLearningSettings });

/** Query: how the user learns. These settings are stored in the account, not on the device. */
export const useLearningSettings = () => useQuery(settingsQuery);

/** Mutation: changes some of the learning settings. The page shows the change before the response. */
export function useUpdateLearningSettings() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LearningSettingsChanges) => unwrapResponse(api.PATCH('/api/learning-settings', { body })),
    onMutate: (changes) => {
      queryClient.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, ...changes });
    },
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings);
      void queryClient.invalidateQueries({ queryKey: reviewQueryKeys.all });
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
      toast({
        title: t('learning.failed'),
        description: apiErrorMessage(error, t('timeline.failedText')),
        isError: true,
      });
    },
  });
}
