import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { errorMessage } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toasts.ts';
import { type Busy, useBusy } from '../../../lib/use-busy.ts';
import { uploadRecording } from '../api/upload-recording.ts';
import { transcriptOf } from '../transcript-of.ts';
import type { Recording } from '../use-recorder.ts';

/** Who gets what comes of a recording. */
export interface RecordingTaker {
  /** The address of the recording; null when it is to be made again. */
  onUploaded: (url: string | null) => void;
  onText: (text: string) => void;
  onBusy: (busy: Busy | null) => void;
}

type State = 'sending' | 'failed' | 'processed' | 'captured' | 'pending';

/** Sends the recording as soon as it is there, and shows how far it is. */
export function UploadedRecording({ recording, onUploaded, onText, onBusy }: { recording: Recording } & RecordingTaker) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>('sending');
  const [sent, setSent] = useState(0);
  const [attempt, setAttempt] = useState(0);
  useBusy(state === 'sending' ? 'sendingRecording' : null, onBusy);

  useEffect(() => {
    const upload = uploadRecording(recording, setSent);
    let left = false;
    async function take(): Promise<void> {
      try {
        const { url, extractedText, status } = await upload.answer;
        if (left) return;
        const transcript = transcriptOf(extractedText);
        onUploaded(url);
        if (transcript) onText(transcript);
        setState(status === 'pending' ? 'pending' : transcript ? 'processed' : 'captured');
        // nothing may be said to be transcribed that was not
        const description = t(transcript ? 'recording.toasts.processedText' : 'recording.captured');
        toast({ title: t('recording.toasts.processed'), description });
      } catch (error) {
        if (left) return;
        setState('failed');
        const description = errorMessage(error, t('recording.toasts.failedText'));
        toast({ title: t('recording.toasts.failed'), description, destructive: true });
      }
    }
    void take();
    return () => {
      left = true;
      upload.cancel();
    };
    // one upload for each attempt: the callbacks are new at every render and must not start another
    // oxlint-disable-next-line react/exhaustive-deps
  }, [recording, attempt]);

  if (state === 'sending') {
    return (
      <div className="grid gap-3">
        <p className="font-semibold">{t('recording.ready')}</p>
        <Progress label={t(sent < 1 ? 'recording.uploading' : 'recording.transcribing')} part={sent < 1 ? sent : null} />
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className="grid gap-3">
        <p className="font-semibold">{t('recording.ready')}</p>
        <p className="text-sm text-cinnabar-text">{t('recording.toasts.failedText')}</p>
        <Button
          onClick={() => {
            setState('sending');
            setSent(0);
            setAttempt(attempt + 1);
          }}
        >
          {t('recording.retry')}
        </Button>
      </div>
    );
  }
  return (
    <output className="block">
      <span className="flex items-center gap-2 font-semibold text-jade-text">
        <Check size={18} aria-hidden />
        {t('recording.processed')}
      </span>
      {state !== 'processed' && (
        <span className="mt-1 block text-sm text-ink-soft">{t(state === 'pending' ? 'recording.pending' : 'recording.captured')}</span>
      )}
    </output>
  );
}
