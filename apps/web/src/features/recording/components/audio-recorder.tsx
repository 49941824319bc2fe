import { Mic, RotateCcw, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { formatDuration } from '../../../lib/format-duration.ts';
import { toast } from '../../../lib/toasts.ts';
import { storePendingUpload, storeRecordingChunk, deleteRecordingChunks } from '../../media/pending-uploads.ts';
import { useAudioRecorder } from '../use-audio-recorder.ts';
import { useLiveTranscription } from '../use-live-transcription.ts';
import type { RecordingUpload } from '../use-recording-upload.ts';
import { LevelMeter } from './level-meter.tsx';
import { LiveTranscriptionControls } from './live-transcription-controls.tsx';
import { RecordingPreviewPlayer } from './recording-preview-player.tsx';
import { RecordingUploadStatus } from './recording-upload-status.tsx';

interface AudioRecorderProps {
  userId: string;
  draftId: string;
  /** Whether a recording that is interrupted by leaving the page is stored for the next visit; otherwise it is discarded. */
  keepsOnUnmount: boolean;
  upload: RecordingUpload;
  uploadedUrl: string | null;
  onText: (text: string) => void;
  /** Called when a recording starts or ends. Must be the same function at every render. */
  onRecordingChange: (isRecording: boolean) => void;
}

const recordButtonClass =
  'grid size-22 place-items-center rounded-full bg-cinnabar text-on-cinnabar ring-8 ring-cinnabar/15 transition-transform hover:scale-105 hover:bg-cinnabar-deep active:scale-95';

/** Recorder that records from the microphone, uploads each finished recording at once and plays it. */
export default function AudioRecorder({
  userId,
  draftId,
  keepsOnUnmount,
  upload,
  uploadedUrl,
  onText,
  onRecordingChange,
}: AudioRecorderProps) {
  const { t } = useTranslation();
  const transcription = useLiveTranscription();
  const [wasDisconnected, setDisconnected] = useState(false);
  const recorder = useAudioRecorder({
    onRecorded: (recording) => {
      upload.upload(recording, transcription.stop());
      void deleteRecordingChunks(recording.id);
    },
    onUnmount: ({ id, blob, format }) => {
      if (keepsOnUnmount)
        void storePendingUpload({
          id,
          userId,
          draftId,
          kind: 'audio',
          name: format.fileName,
          blob,
          createdAt: Date.now(),
        });
      void deleteRecordingChunks(id);
    },
    onError: (error) => {
      if (error === 'disconnected') setDisconnected(true);
      else
        toast({
          title: t(`recording.toasts.${error}`),
          description: t(`recording.toasts.${error}Text`),
          isError: true,
        });
    },
    onChunk: ({ id, index, blob, format }) =>
      void storeRecordingChunk({ id, index, blob, userId, draftId, name: format.fileName }),
  });
  const isRecording = recorder.stream !== null;
  useEffect(() => {
    onRecordingChange(isRecording);
    return () => onRecordingChange(false);
  }, [isRecording, onRecordingChange]);

  async function start(): Promise<void> {
    setDisconnected(false);
    transcription.start();
    await recorder.start();
  }

  if (recorder.stream) {
    return (
      <div className="grid justify-items-center gap-4 rounded-2xl bg-cinnabar-wash p-5 pb-7">
        <p role="timer" aria-label={t('recording.elapsed')} className="text-3xl font-bold tabular-nums">
          {formatDuration(recorder.seconds)}
        </p>
        <LevelMeter stream={recorder.stream} />
        <output className="text-sm text-ink-soft">{t('recording.listening')}</output>
        {transcription.transcript !== '' && (
          <p
            aria-label={t('speech.heard')}
            dir="auto"
            className="kai max-h-32 w-full overflow-y-auto rounded-xl bg-sheet px-3 py-2"
          >
            {transcription.transcript}
          </p>
        )}
        <button type="button" aria-label={t('recording.stop')} className={recordButtonClass} onClick={recorder.stop}>
          <Square size={26} fill="currentColor" aria-hidden />
        </button>
      </div>
    );
  }

  const source = upload.file?.blob ?? upload.blob ?? uploadedUrl;
  if (source) {
    return (
      <div className="grid gap-4 rounded-2xl bg-well p-4">
        {/* not a toast, because the message must stay visible when toasts are shown */}
        {wasDisconnected && (
          <p role="alert" className="text-sm text-cinnabar-text">
            {t('recording.lost')}
          </p>
        )}
        <RecordingUploadStatus upload={upload} uploadedUrl={uploadedUrl} onText={onText} />
        <div className="grid grid-cols-2 gap-2">
          <RecordingPreviewPlayer source={source} />
          <Button onClick={upload.remove}>
            <RotateCcw size={18} aria-hidden />
            {t('recording.again')}
          </Button>
        </div>
      </div>
    );
  }

  return (
    <div className="grid justify-items-center gap-5 rounded-2xl bg-cinnabar-wash p-5 pt-7">
      <button
        type="button"
        aria-label={t('recording.start')}
        className={recordButtonClass}
        onClick={() => void start()}
      >
        <Mic size={36} aria-hidden />
      </button>
      <p className="text-center font-semibold">{t('recording.hint')}</p>
      <LiveTranscriptionControls
        state={transcription.state}
        language={transcription.language}
        onConsent={transcription.setConsent}
        onLanguageChange={transcription.setLanguage}
      />
    </div>
  );
}
