import type { Entry } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';
import { isUnauthorizedError, isRetryableError } from '../../lib/api-errors.ts';
import { useOnlineStatus } from '../../lib/online-status.ts';
import { toast } from '../../lib/toasts.ts';
import { createEntry, createEntryBody } from './api/create-entry.ts';
import { putEntryInCache } from './api/entry-cache.ts';
import type { EntryDraft } from './draft.ts';

/** Interval between attempts to save while the server cannot be reached. */
const RETRY_INTERVAL_MS = 15_000;
/** For this time after a failed save, a change of the page's online status does not trigger another attempt. */
const PAUSE_AFTER_FAILURE_MS = 1000;

interface SaveEntryOptions {
  draft: EntryDraft;
  changeDraft: (changes: Partial<EntryDraft>) => void;
  uploads: {
    /** Whether the pending uploads of the draft have been loaded from this device and none of them is left. */
    isDone: boolean;
    /** Whether the server rejected an upload: the author must retry or remove it before the draft can be saved. */
    hasRejected: boolean;
    retry: () => void;
  };
  onSaved: () => void;
}

/**
 * Saves the draft as a new entry, exactly once. A draft whose save was requested but is not possible yet (uploads are missing, the server
 * cannot be reached) is saved later, without further error messages.
 */
export function useSaveEntry({ draft, changeDraft, uploads, onSaved }: SaveEntryOptions) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // refs, because `isPending` changes with the next render only, and the second click of a double click comes before that render
  const isRunning = useRef(false);
  const isCreated = useRef(false);
  const failedAt = useRef(0);
  const mutation = useMutation<Entry, Error, { isRetry: boolean }>({
    // without a connection the mutation fails instead of waiting for a connection, so that the author sees the error at once
    networkMode: 'always',
    mutationFn: () => {
      const body = createEntryBody(draft);
      const attempt = draft.attempt ?? { key: uuid(), body };
      // the attempt is stored before its request is sent: after a crash during the request, the retry must use the same key
      changeDraft({ attempt });
      isCreated.current = false;
      return createEntry(attempt, body, () => {
        isCreated.current = true;
      });
    },
    onSuccess: (entry) => {
      toast({ title: t('entry.toasts.saved'), description: t('entry.toasts.savedText') });
      onSaved();
      void putEntryInCache(queryClient, entry);
    },
    onError: (error, { isRetry }) => {
      failedAt.current = Date.now();
      const saveRequested = isRetryableError(error) && !isUnauthorizedError(error);
      // a rejected request created nothing, so the next save is a new attempt; after all other errors the next save repeats this attempt
      const repeatAttempt = saveRequested || isUnauthorizedError(error) || isCreated.current;
      changeDraft({ saveRequested, ...(!repeatAttempt && { attempt: null }) });
      if (saveRequested && isRetry) return;
      const description = t(isUnauthorizedError(error) ? 'entry.toasts.signInAgain' : 'entry.toasts.saveFailed');
      toast({ title: t('toast.error'), description, isError: true });
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const save = (isRetry: boolean): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate({ isRetry });
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
    // the browser reports when the network is back, but not when the server is back: the timer retries in that case
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isSaveQueued]);

  return { save: () => save(false), isSaving: mutation.isPending, isSaveQueued };
}
