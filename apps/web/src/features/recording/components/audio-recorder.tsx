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
  place: string;
  /** A recording that goes on while its page is left is kept for the next visit; else it is thrown away. */
  keepWhenLeft: boolean;
  voice: RecordingUpload;
  uploadedUrl: string | null;
  onText: (text: string) => void;
  /** Whether the microphone is open. Must stay the same function. */
  onRecording: (recording: boolean) => void;
}

const roundClass =
  'grid size-22 place-items-center rounded-full bg-cinnabar text-on-cinnabar ring-8 ring-cinnabar/15 transition-transform hover:scale-105 hover:bg-cinnabar-deep active:scale-95';

/** Record, listen, record again. What was recorded is sent by itself, and held on this device until it has arrived. */
export default function AudioRecorder({
  userId,
  place,
  keepWhenLeft,
  voice,
  uploadedUrl,
  onText,
  onRecording,
}: AudioRecorderProps) {
  const { t } = useTranslation();
  const speech = useLiveTranscription();
  const [lost, setLost] = useState(false);
  const recorder = useAudioRecorder({
    onRecorded: (recording) => {
      voice.take(recording, speech.stop());
      void deleteRecordingChunks(recording.id);
    },
    onLeft: ({ id, blob, format }) => {
      if (keepWhenLeft)
        void storePendingUpload({ id, userId, place, role: 'audio', name: format.fileName, blob, heldAt: Date.now() });
      void deleteRecordingChunks(id);
    },
    onProblem: (problem) => {
      if (problem === 'lost') setLost(true);
      else
        toast({
          title: t(`recording.toasts.${problem}`),
          description: t(`recording.toasts.${problem}Text`),
          isError: true,
        });
    },
    onPart: ({ id, n, blob, format }) =>
      void storeRecordingChunk({ id, n, blob, userId, place, name: format.fileName }),
  });
  const recording = recorder.stream !== null;
  useEffect(() => {
    onRecording(recording);
    return () => onRecording(false);
  }, [recording, onRecording]);

  async function start(): Promise<void> {
    setLost(false);
    speech.start();
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
        {speech.heard !== '' && (
          <p
            aria-label={t('speech.heard')}
            dir="auto"
            className="kai max-h-32 w-full overflow-y-auto rounded-xl bg-sheet px-3 py-2"
          >
            {speech.heard}
          </p>
        )}
        <button type="button" aria-label={t('recording.stop')} className={roundClass} onClick={recorder.stop}>
          <Square size={26} fill="currentColor" aria-hidden />
        </button>
      </div>
    );
  }

  const source = voice.file?.blob ?? voice.blob ?? uploadedUrl;
  if (source) {
    return (
      <div className="grid gap-4 rounded-2xl bg-well p-4">
        {/* stays, unlike a message that the next one takes the place of */}
        {lost && (
          <p role="alert" className="text-sm text-cinnabar-text">
            {t('recording.lost')}
          </p>
        )}
        <RecordingUploadStatus voice={voice} uploadedUrl={uploadedUrl} onText={onText} />
        <div className="grid grid-cols-2 gap-2">
          <RecordingPreviewPlayer source={source} />
          <Button onClick={voice.again}>
            <RotateCcw size={18} aria-hidden />
            {t('recording.again')}
          </Button>
        </div>
      </div>
    );
  }

  return (
    <div className="grid justify-items-center gap-5 rounded-2xl bg-cinnabar-wash p-5 pt-7">
      <button type="button" aria-label={t('recording.start')} className={roundClass} onClick={() => void start()}>
        <Mic size={36} aria-hidden />
      </button>
      <p className="text-center font-semibold">{t('recording.hint')}</p>
      <LiveTranscriptionControls
        state={speech.state}
        language={speech.language}
        onAllow={speech.allow}
        onLanguage={speech.speak}
      />
    </div>
  );
}
