import { useMutation } from '@tanstack/react-query';
import { FoldHorizontal, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { createId } from '../../../lib/create-id.ts';
import { toast } from '../../../lib/toasts.ts';
import { fileIdFromUrl } from '../../media/media-file.ts';

interface TrimSilenceControlsProps {
  url: string;
  onReplaced: (url: string) => void;
}

/** A button that cuts the silence at both ends of a recording. After the cut, it shows how much was cut, and the button undoes the cut. */
export function TrimSilenceControls({ url, onReplaced }: TrimSilenceControlsProps) {
  const { t } = useTranslation();
  const { trim, isPending, removedSeconds, undo } = useTrimSilence({ url, onReplaced });
  const hasCut = removedSeconds !== null && removedSeconds > 0;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 text-sm">
      {/* the element is there before its text, so that screen readers announce the text */}
      <output className="text-ink-soft empty:hidden">
        {removedSeconds !== null &&
          (hasCut ? t('recorder.trim.done', { seconds: removedSeconds.toFixed(1) }) : t('recorder.trim.nothing'))}
      </output>
      {/* one button that stays, so that it keeps the focus */}
      <Button
        variant="ghost"
        className="text-sm!"
        aria-disabled={isPending}
        onClick={() => {
          if (isPending) return;
          if (hasCut) undo();
          else trim();
        }}
      >
        {hasCut ? <Undo2 size={17} aria-hidden /> : <FoldHorizontal size={17} aria-hidden />}
        {hasCut ? t('recorder.trim.undo') : t(isPending ? 'recorder.trim.pending' : 'recorder.trim.start')}
      </Button>
    </div>
  );
}

interface TrimSilenceOptions {
  /** The uploaded recording. */
  url: string;
  /** Called with the URL of the recording that replaces the uploaded recording. */
  onReplaced: (url: string) => void;
}

/** Cuts the silence at the ends of an uploaded recording. The recording itself stays, so that the cut can be undone until the entry is saved. */
function useTrimSilence({ url, onReplaced }: TrimSilenceOptions) {
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
    // React Query calls the callbacks of `useMutation` even after the component has unmounted, but not the callbacks of `mutate`: the entry was saved
    // by then, or its author records again. The component stays mounted when another tab puts another recording into the draft.
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

/** Copies a recording without the silence at its ends. @returns the copy, or the recording itself when there is nothing to cut */
const trimSilence = (url: string, idempotencyKey: string) =>
  unwrapResponse(
    api.POST('/api/media-files/{id}/trim-silence', {
      params: { path: { id: fileIdFromUrl(url) } },
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  );
