import { Mic } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toasts.ts';
import type { ForcedStop } from '../recording-session.ts';
import { microphoneErrorTexts } from '../use-audio-recorder.ts';
import { useCrashSafeRecorder } from '../use-crash-safe-recorder.ts';
import { useLiveTranscription } from '../use-live-transcription.ts';
import type { RecordingUpload } from '../use-recording-upload.ts';
import { FinishedRecording } from './finished-recording.tsx';
import { LiveTranscriptionControls } from './live-transcription-controls.tsx';
import { RecordButton } from './record-button.tsx';
import { RecordingFileInput } from './recording-file-input.tsx';
import { RecordingInProgress } from './recording-in-progress.tsx';

interface AudioRecorderProps {
  userId: string;
  draftId: string;
  /** Whether a recording that is interrupted by leaving the page is stored for the next visit. If not, it is discarded. */
  keepsOnUnmount: boolean;
  upload: RecordingUpload;
  uploadedUrl: string | null;
  onText: (text: string) => void;
  /** Called when a recording starts or ends. Must be the same function at every render. */
  onRecordingChange: (isRecording: boolean) => void;
}

/** Records from the microphone, uploads each finished recording at once, and plays it. */
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
  const [forcedStop, setForcedStop] = useState<ForcedStop | null>(null);
  const [hasRecorded, setRecorded] = useState(false);
  const recorder = useCrashSafeRecorder({
    userId,
    draftId,
    keepsOnUnmount,
    onStart: () => {
      setForcedStop(null);
      transcription.start();
    },
    onRecorded: (recording) => {
      setRecorded(true);
      upload.upload(recording, transcription.stop());
    },
    onForcedStop: setForcedStop,
    onError: (error) => {
      transcription.stop();
      const [title, description] = microphoneErrorTexts[error];
      toast({ title: t(title), description: t(description), isError: true });
    },
  });
  const isRecording = recorder.stream !== null;
  useEffect(() => {
    onRecordingChange(isRecording);
    return () => onRecordingChange(false);
  }, [isRecording, onRecordingChange]);

  function pause(): void {
    recorder.pause();
    transcription.pause();
  }

  function resume(): void {
    recorder.resume();
    transcription.resume();
  }

  if (recorder.stream) {
    return (
      <RecordingInProgress
        stream={recorder.stream}
        recorder={{ ...recorder, pause, resume }}
        transcript={transcription.transcript}
      />
    );
  }

  const source = upload.file?.blob ?? upload.blob ?? uploadedUrl;
  if (source) {
    return (
      <FinishedRecording
        source={source}
        forcedStop={forcedStop}
        isNew={hasRecorded}
        upload={upload}
        uploadedUrl={uploadedUrl}
        onText={onText}
      />
    );
  }

  return (
    <div className="grid justify-items-center gap-5 rounded-2xl bg-cinnabar-wash p-5 pt-7">
      <RecordButton label={t('recording.start')} onClick={() => void recorder.start()}>
        <Mic size={36} aria-hidden />
      </RecordButton>
      <p className="text-center">
        <span className="font-semibold">{t('recording.hint')}</span>
        <span className="mt-1 block text-sm text-ink-soft">{t('recorder.limit')}</span>
      </p>
      <RecordingFileInput upload={upload.upload} />
      <LiveTranscriptionControls
        state={transcription.state}
        language={transcription.language}
        onConsent={transcription.setConsent}
        onToggle={transcription.toggle}
        onLanguageChange={transcription.setLanguage}
      />
    </div>
  );
}
