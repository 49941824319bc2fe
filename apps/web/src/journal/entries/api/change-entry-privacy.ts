import type { PrivacyLevel } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { putEntryInCache } from '../../../lib/entry-cache.ts';
import { toast } from '../../../lib/toasts.ts';

/** Mutation: sets an entry's privacy level and reports the outcome in a toast. */
export function useChangeEntryPrivacy(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (privacyLevel: PrivacyLevel) =>
      unwrapResponse(
        api.PATCH('/api/journal-entries/{id}', {
          params: { path: { id } },
          body: { privacyLevel, isPublic: privacyLevel === 'public' },
        }),
      ),
    onSuccess: (entry) => {
      toast({ title: t('card.toasts.privacy'), description: t('card.toasts.privacyText') });
      void putEntryInCache(queryClient, entry);
    },
    onError: () => toast({ title: t('toast.error'), description: t('card.toasts.privacyFailed'), isError: true }),
  });
}
