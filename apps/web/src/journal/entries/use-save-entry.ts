import type { Entry } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';
import { isUnauthorizedError, isRetryableError, networkMessage } from '../../lib/api-errors.ts';
import { putEntryInCache } from '../../lib/entry-cache.ts';
import { isOnline, useOnlineStatus } from '../../lib/online-status.ts';
import { toast } from '../../lib/toasts.ts';
import { createEntry, createEntryBody } from './api/create-entry.ts';
import type { EntryDraft } from './draft.ts';

/** Interval in milliseconds between attempts to save a draft while the server cannot be reached. */
const RETRY_INTERVAL_MS = 15_000;
/** Time in milliseconds after a failed save during which a change of the online status does not trigger another attempt. */
const PAUSE_AFTER_FAILURE_MS = 1000;

interface SaveEntryOptions {
  draft: EntryDraft;
  changeDraft: (changes: Partial<EntryDraft>) => void;
  uploads: {
    /** Whether the pending uploads of the draft have been loaded from this device and none of them is left. */
    isDone: boolean;
    /** Whether the server rejected an upload. The author must retry or remove the upload before the draft can be saved. */
    hasRejected: boolean;
    retry: () => void;
  };
  onSaved: (entry: Entry, how: { wasQueued: boolean }) => void;
}

/**
 * Saves the draft as a new entry, exactly once. If saving is not possible yet (uploads are in progress or the server cannot be reached),
 * the draft is saved later, without further error messages.
 */
export function useSaveEntry({ draft, changeDraft, uploads, onSaved }: SaveEntryOptions) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // These values are refs, because `isPending` changes only with the next render, and the second click of a double click comes before that
  // render.
  const isRunning = useRef(false);
  const isCreated = useRef(false);
  const failedAt = useRef(0);
  const mutation = useMutation<Entry, Error, { isRetry: boolean; wasOnline: boolean }>({
    // Without a connection the mutation fails at once instead of waiting, so that the draft is saved later.
    networkMode: 'always',
    mutationFn: () => {
      const body = createEntryBody(draft);
      const attempt = draft.attempt ?? { key: uuid(), body };
      // The attempt is stored before its request is sent: if the app crashes during the request, the retry must use the same key.
      changeDraft({ attempt });
      isCreated.current = false;
      return createEntry(attempt, body, () => {
        isCreated.current = true;
      });
    },
    onSuccess: (entry, { isRetry }) => {
      toast({ title: t('entry.toasts.saved'), description: t('entry.toasts.savedText') });
      onSaved(entry, { wasQueued: isRetry });
      void putEntryInCache(queryClient, entry);
    },
    onError: (error, { isRetry, wasOnline }) => {
      failedAt.current = Date.now();
      const saveRequested = isRetryableError(error) && !isUnauthorizedError(error);
      // A rejected request created no entry, so the next save is a new attempt. After all other errors the next save repeats this attempt.
      const repeatAttempt = saveRequested || isUnauthorizedError(error) || isCreated.current;
      changeDraft({ saveRequested, ...(!repeatAttempt && { attempt: null }) });
      // The form says that the draft is kept and saved later. An error message would contradict this, except for a first attempt that was made
      // online.
      if (saveRequested && (isRetry || !wasOnline)) return;
      const failed = t(isUnauthorizedError(error) ? 'entry.toasts.signInAgain' : 'entry.toasts.saveFailed');
      const description = networkMessage(error) ?? failed;
      toast({ title: t('toast.error'), description, isError: true });
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const save = (isRetry: boolean): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate({ isRetry, wasOnline: isOnline() });
  };

  const isReady = draft.saveRequested && uploads.isDone;
  const isDue = useOnlineStatus() && isReady;
  const isSaveQueued = draft.saveRequested && !uploads.hasRejected;
  const latest = useRef({ save, retryUploads: uploads.retry, isReady });
  useEffect(() => {
    latest.current = { save, retryUploads: uploads.retry, isReady };
  });
  useEffect(() => {
    if (isDue && Date.now() - failedAt.current > PAUSE_AFTER_FAILURE_MS) latest.current.save(true);
  }, [isDue]);
  useEffect(() => {
    if (!isSaveQueued) return undefined;
    const retry = (): void => {
      latest.current.retryUploads();
      if (latest.current.isReady) latest.current.save(true);
    };
    // The browser reports when the network is back, but not when the server is back. The timer covers the second case.
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isSaveQueued]);

  return { save: () => save(false), isSaving: mutation.isPending, isSaveQueued };
}
