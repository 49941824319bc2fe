import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { createId } from '../../lib/create-id.ts';
import { toast } from '../../lib/toasts.ts';
import { trimSilence } from './api/trim-silence.ts';

interface TrimSilenceOptions {
  /** The uploaded recording. */
  url: string;
  /** Called with the URL of the recording that replaces the present one. */
  onReplaced: (url: string) => void;
}

/** Cuts the silence at the ends of an uploaded recording. The recording itself stays, so that the cut can be undone until the entry is saved. */
export function useTrimSilence({ url, onReplaced }: TrimSilenceOptions) {
  const { t } = useTranslation();
  const [latestCut, setCut] = useState<{ originalUrl: string; url: string; removedSeconds: number } | null>(null);
  // Another tab may have put another recording into the draft.
  const cut = latestCut?.url === url ? latestCut : null;
  // A repeated request after a failure must not cut a second time.
  const idempotencyKey = useRef({ url, key: createId() });
  const presentUrl = useRef(url);
  useEffect(() => {
    presentUrl.current = url;
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (sentUrl: string) => {
      if (idempotencyKey.current.url !== sentUrl) idempotencyKey.current = { url: sentUrl, key: createId() };
      return trimSilence(sentUrl, idempotencyKey.current.key);
    },
    onError: (error) =>
      toast({ title: t('toast.error'), description: apiErrorMessage(error, t('recorder.trim.failed')), isError: true }),
  });

  function trim(): void {
    // Unlike the callbacks of `useMutation`, those of `mutate` are not called once the component has unmounted: the entry was saved, or its
    // author records again. The component stays mounted when another tab puts another recording into the draft.
    mutate(url, {
      onSuccess: (trimmed, originalUrl) => {
        if (presentUrl.current !== originalUrl) return;
        setCut({ originalUrl, url: trimmed.url, removedSeconds: trimmed.removedSeconds });
        if (trimmed.url !== originalUrl) onReplaced(trimmed.url);
      },
    });
  }

  function undo(): void {
    if (cut) onReplaced(cut.originalUrl);
    setCut(null);
  }

  return { trim, isPending, removedSeconds: cut?.removedSeconds ?? null, undo };
}
