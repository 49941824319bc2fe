import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
  const [cut, setCut] = useState<{ originalUrl: string; removedSeconds: number } | null>(null);
  // A repeated request after a failure must not cut a second time.
  const idempotencyKey = useRef({ url, key: createId() });
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      if (idempotencyKey.current.url !== url) idempotencyKey.current = { url, key: createId() };
      return trimSilence(url, idempotencyKey.current.key);
    },
    onSuccess: (trimmed) => {
      setCut({ originalUrl: url, removedSeconds: trimmed.removedSeconds });
      if (trimmed.url !== url) onReplaced(trimmed.url);
    },
    onError: (error) =>
      toast({ title: t('toast.error'), description: apiErrorMessage(error, t('recorder.trim.failed')), isError: true }),
  });

  function undo(): void {
    if (cut) onReplaced(cut.originalUrl);
    setCut(null);
  }

  return { trim: () => mutate(), isPending, removedSeconds: cut?.removedSeconds ?? null, undo };
}
