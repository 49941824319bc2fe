import type { OnThisDaySettingsChanges } from '@memory/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { toast } from '../../../lib/toasts.ts';

const settingsQuery = queryOptions({
  queryKey: ['on-this-day-settings'],
  queryFn: () => unwrapResponse(api.GET('/api/journal-entries/on-this-day/settings')),
});

/** Query: whether entries of the same day in earlier years are shown. This setting is stored in the account, not on the device. */
export const useOnThisDaySettings = () => useQuery(settingsQuery);

/** Mutation: switches the entries of the same day in earlier years on or off, or dismisses them for a day. */
export function useUpdateOnThisDaySettings(failedTitle: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OnThisDaySettingsChanges) =>
      unwrapResponse(api.PATCH('/api/journal-entries/on-this-day/settings', { body })),
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings);
      void queryClient.invalidateQueries({ queryKey: entryQueryKeys.past('on this day') });
    },
    onError: (error) =>
      toast({
        title: failedTitle,
        description: apiErrorMessage(error, t('timeline.failedText')),
        isError: true,
      }),
  });
}
