import type { Entry } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';
import { isUnauthorizedError, isRetryableError } from '../../lib/api-errors.ts';
import { toast } from '../../lib/toasts.ts';
import { createEntry } from './api/create-entry.ts';
import { putEntryInCache } from './api/entry-cache.ts';
import { type Draft, storeDraft } from './draft.ts';
import { createEntryBody } from './entry-body.ts';

interface SaveEntryOptions {
  userId: string;
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  onSaved: () => void;
  onFailed: () => void;
}

/** Saves the draft. Where that fails for want of a connection, the draft stays to be saved when there is one. */
export function useSaveEntry({ userId, draft, change, onSaved, onFailed }: SaveEntryOptions) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // known at once, unlike `isPending`, which comes with the next render: a double click saves one memory
  const saving = useRef(false);
  const created = useRef(false);
  const mutation = useMutation<Entry, Error, { quiet: boolean }>({
    // also without a connection: that it is missing is what we want to hear
    networkMode: 'always',
    mutationFn: () => {
      const now = createEntryBody(draft);
      const attempt = draft.attempt ?? { key: uuid(), body: now };
      // kept before anything is sent: a crash between sending and answer must not make two of it
      change({ attempt });
      storeDraft(userId, { ...draft, attempt });
      created.current = false;
      return createEntry(attempt, now, () => {
        created.current = true;
      });
    },
    onSuccess: (entry) => {
      toast({ title: t('entry.toasts.saved'), description: t('entry.toasts.savedText') });
      onSaved();
      void putEntryInCache(queryClient, entry);
    },
    onError: (error, { quiet }) => {
      onFailed();
      const later = isRetryableError(error) && !isUnauthorizedError(error);
      // a refusal made nothing, and what is sent next is another attempt; anything else is repeated as it was
      const repeat = later || isUnauthorizedError(error) || created.current;
      change({ saveRequested: later, ...(!repeat && { attempt: null }) });
      // somebody who is waiting for a connection need not hear every quarter of a minute that there is none
      if (later && quiet) return;
      const description = t(isUnauthorizedError(error) ? 'entry.toasts.signInAgain' : 'entry.toasts.saveFailed');
      toast({ title: t('toast.error'), description, isError: true });
    },
    onSettled: () => {
      saving.current = false;
    },
  });
  return {
    saving: mutation.isPending,
    /** @param options.quiet it was not just asked for: a failure is not told again */
    save: ({ quiet } = { quiet: false }) => {
      if (saving.current) return;
      saving.current = true;
      mutation.mutate({ quiet });
    },
  };
}
