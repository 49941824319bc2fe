import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { removeEntryFromCache } from '../../../lib/entry-cache.ts';
import { toast } from '../../../lib/toasts.ts';

/** Mutation: deletes an entry permanently and reports the outcome in a toast. */
export function useDeleteEntry(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.DELETE('/api/journal-entries/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      toast({ title: t('card.toasts.deleted') });
      void removeEntryFromCache(queryClient, id);
    },
    onError: (error) =>
      toast({
        title: t('card.toasts.deleteFailed'),
        description: apiErrorMessage(error, t('timeline.failedText')),
        isError: true,
      }),
  });
}
