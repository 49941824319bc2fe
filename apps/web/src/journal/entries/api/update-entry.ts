import type { Entry } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage, isUnauthorizedError } from '../../../lib/api-errors.ts';
import { api, ApiRequestError, unwrapResponse } from '../../../lib/api.ts';
import { putEntryInCache } from '../../../lib/entry-cache.ts';
import { toast } from '../../../lib/toasts.ts';

/** The fields of an existing entry that an update changes. */
export interface EntryChanges {
  title?: string;
  content?: string;
  mediaFiles?: string[];
  originalAudioUrl?: string;
  extractedText?: string;
  transcriptConfirmed?: true;
}

interface Update {
  changes: EntryChanges;
  /** The version of the entry that the author edited. If the entry has another version by now, the server rejects the changes. */
  version: number;
}

/**
 * Mutation: changes an entry and reports the outcome in a toast.
 * @param onConflict called with the current entry if the entry was changed elsewhere since the author began to edit it
 */
export function useUpdateEntry(id: string, onConflict: (current: Entry) => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ changes, version }: Update) =>
      unwrapResponse(
        api.PATCH('/api/journal-entries/{id}', {
          params: { path: { id } },
          body: changes,
          headers: { 'If-Match': `"${version}"` },
        }),
      ),
    onSuccess: (entry) => {
      toast({ title: t('card.toasts.updated') });
      void putEntryInCache(queryClient, entry);
    },
    onError: async (error) => {
      if (error instanceof ApiRequestError && error.code === 'entry_changed') {
        const { data: current } = await api.GET('/api/journal-entries/{id}', { params: { path: { id } } });
        if (current) return onConflict(current);
      }
      const description = isUnauthorizedError(error)
        ? t('card.toasts.signInAgain')
        : apiErrorMessage(error, t('entry.toasts.saveFailed'));
      toast({ title: t('card.toasts.updateFailed'), description, isError: true });
    },
  });
}
