import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrap } from '../../../lib/api.ts';
import { errorMessage, isSignedOut } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toasts.ts';
import { putEntry } from './entry-cache.ts';

/** Changes the words of a memory. */
export function useUpdateEntry(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { title: string; content: string }) =>
      unwrap(api.PATCH('/api/journal-entries/{id}', { params: { path: { id } }, body })),
    onSuccess: (entry) => {
      toast({ title: t('card.toasts.updated') });
      putEntry(queryClient, entry);
    },
    onError: (error) => {
      const description = isSignedOut(error) ? t('card.toasts.signInAgain') : errorMessage(error, t('entry.toasts.saveFailed'));
      toast({ title: t('card.toasts.updateFailed'), description, destructive: true });
    },
  });
}
