import { Mic, RotateCcw, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { formatDuration } from '../../../lib/format-duration.ts';
import { toast } from '../../../lib/toasts.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { type Recording, useRecorder } from '../use-recorder.ts';
import { LevelMeter } from './level-meter.tsx';
import { PreviewPlayer } from './preview-player.tsx';
import { type RecordingTaker, UploadedRecording } from './uploaded-recording.tsx';

/** Record, listen, record again. What was recorded is sent by itself. */
export default function VoiceRecorder({ uploadedUrl, ...taker }: { uploadedUrl: string | null } & RecordingTaker) {
  const { t } = useTranslation();
  const [recorded, setRecorded] = useState<Recording | null>(null);
  const recorder = useRecorder(setRecorded, () =>
    toast({ title: t('recording.toasts.denied'), description: t('recording.toasts.deniedText'), destructive: true }),
  );
  useBusy(recorder.recording ? 'recording' : null, taker.onBusy);

  function again(): void {
    setRecorded(null);
    taker.onUploaded(null);
  }

  if (recorder.stream) {
    return (
      <div className="grid justify-items-center gap-3 rounded-2xl bg-cinnabar-wash p-5">
        <p role="timer" aria-label={t('recording.elapsed')} className="text-2xl font-bold tabular-nums">
          {formatDuration(recorder.seconds)}
        </p>
        <LevelMeter stream={recorder.stream} />
        <output className="text-sm text-ink-soft">{t('recording.listening')}</output>
        <button
          type="button"
          aria-label={t('recording.stop')}
          className="grid size-18 place-items-center rounded-full bg-cinnabar text-on-cinnabar hover:bg-cinnabar-deep"
          onClick={recorder.stop}
        >
          <Square size={26} fill="currentColor" aria-hidden />
        </button>
      </div>
    );
  }

  if (recorded || uploadedUrl) {
    return (
      <div className="grid gap-4 rounded-2xl bg-well p-4">
        {recorded ? (
          <UploadedRecording key={recorded.blob.size} recording={recorded} {...taker} />
        ) : (
          <p className="font-semibold text-jade-text">{t('recording.processed')}</p>
        )}
        <PreviewPlayer source={recorded?.blob ?? uploadedUrl ?? ''} />
        <Button onClick={again}>
          <RotateCcw size={18} aria-hidden />
          {t('recording.again')}
        </Button>
      </div>
    );
  }

  return (
    <div className="grid justify-items-center gap-3 rounded-2xl bg-well p-5">
      <button
        type="button"
        aria-label={t('recording.start')}
        className="grid size-18 place-items-center rounded-full bg-cinnabar text-on-cinnabar hover:bg-cinnabar-deep"
        onClick={() => void recorder.start()}
      >
        <Mic size={30} aria-hidden />
      </button>
      <p className="text-center text-sm text-ink-soft">{t('recording.hint')}</p>
    </div>
  );
}
