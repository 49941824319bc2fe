import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrap } from '../../../lib/api.ts';
import { isSignedOut } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toasts.ts';
import type { Draft } from '../draft.ts';
import { putEntry } from './entry-cache.ts';

/** What is sent for a draft: the typed text, or else what was read from the photo or the recording. */
export function entryBody(draft: Draft) {
  return {
    ...draft,
    title: draft.title.trim(),
    content: draft.content.trim() === '' ? draft.extractedText : draft.content,
    language: 'en' as const,
    mediaFiles: [],
    location: null,
    latitude: null,
    longitude: null,
    weather: null,
  };
}

export function useCreateEntry() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) => unwrap(api.POST('/api/journal-entries', { body: entryBody(draft) })),
    onSuccess: (entry) => {
      toast({ title: t('entry.toasts.saved'), description: t('entry.toasts.savedText') });
      putEntry(queryClient, entry);
    },
    onError: (error) => {
      const description = t(isSignedOut(error) ? 'entry.toasts.signInAgain' : 'entry.toasts.saveFailed');
      toast({ title: t('toast.error'), description, destructive: true });
    },
  });
}
