import { type Entry, GREETING_SECONDS_MAX } from '@memory/contracts';
import { Mic, RotateCcw, Send, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  deletePendingUpload,
  loadPendingUploads,
  microphoneErrorTexts,
  PreviewButton,
  RecordButton,
  SeekSlider,
  storePendingUpload,
  useCrashSafeRecorder,
  useFocusIfLost,
  useRecordingPreview,
} from '../../../capture/index.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { displayName } from '../../../lib/display-name.ts';
import { formatDuration } from '../../../lib/format-duration.ts';
import { toast } from '../../../lib/toasts.ts';
import { type UnsentVoice, useGiveVoice } from '../greetings.ts';
import './voice-dialog.css';

interface VoiceDialogProps {
  entry: Entry;
  userId: string;
  onClose: () => void;
}

/**
 * Records a voice for the author of an entry: press, speak, listen, send. A recording that is not sent yet is stored on this device, so that it is
 * here again when the dialog is opened after a lost connection, a reload or a crash.
 */
export default function VoiceDialog({ entry, userId, onClose }: VoiceDialogProps) {
  const { t } = useTranslation();
  const name = displayName(entry.user);
  const draftId = `voice-${entry.id}`;
  const [voice, setVoice] = useState<UnsentVoice | null>(null);
  const [isFull, setFull] = useState(false);
  const recorder = useCrashSafeRecorder({
    userId,
    draftId,
    keepsOnUnmount: true,
    secondsMax: GREETING_SECONDS_MAX,
    onStart: () => setFull(false),
    onRecorded: ({ id, blob, format: { fileName } }) => {
      void storePendingUpload({ id, userId, draftId, kind: 'audio', name: fileName, blob, createdAt: Date.now() });
      setVoice({ id, name: fileName, blob });
    },
    onForcedStop: (reason) => setFull(reason === 'limit'),
    onError: (error) => {
      const [title, description] = microphoneErrorTexts[error];
      toast({ title: t(title), description: t(description), isError: true });
    },
  });
  useEffect(() => {
    let isOpen = true;
    async function restoreUnsentVoice(): Promise<void> {
      const newest = (await loadPendingUploads(userId, draftId)).at(-1);
      if (isOpen && newest) setVoice((recorded) => recorded ?? newest);
    }
    void restoreUnsentVoice();
    return () => void (isOpen = false);
  }, [userId, draftId]);

  function discard({ id }: UnsentVoice): void {
    void deletePendingUpload(id);
    setVoice(null);
  }

  const isRecording = recorder.stream !== null;
  return (
    <Dialog
      title={t('greetings.voice.title', { name })}
      description={t('greetings.voice.text', { name })}
      hasUnsavedChanges={isRecording || voice !== null}
      onClose={onClose}
    >
      {voice && !isRecording ? (
        <FinishedVoice entry={entry} voice={voice} isFull={isFull} onAgain={() => discard(voice)} onSent={onClose} />
      ) : (
        <div className="grid justify-items-center gap-5">
          <div className="voice-ring">
            {isRecording && <SecondsRing seconds={recorder.seconds} />}
            <RecordButton
              label={t(isRecording ? 'greetings.voice.stop' : 'greetings.voice.start')}
              onClick={() => (isRecording ? recorder.stop() : void recorder.start())}
            >
              {isRecording ? <Square size={26} fill="currentColor" aria-hidden /> : <Mic size={36} aria-hidden />}
            </RecordButton>
          </div>
          <p role="timer" className="text-center tabular-nums">
            {isRecording ? `${formatDuration(recorder.seconds)} / ${formatDuration(GREETING_SECONDS_MAX)}` : ' '}
          </p>
          <p aria-live="polite" className="text-center text-sm text-ink-soft">
            {t(
              recorder.isMuted
                ? 'recorder.notices.muted'
                : isRecording
                  ? 'greetings.voice.listening'
                  : 'greetings.voice.hint',
            )}
          </p>
        </div>
      )}
    </Dialog>
  );
}

/** A circle around the button that is complete when no more can be recorded. */
function SecondsRing({ seconds }: { seconds: number }) {
  const share = Math.min(1, seconds / GREETING_SECONDS_MAX);
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      <circle cx="50" cy="50" r="47" />
      <circle cx="50" cy="50" r="47" pathLength="1" strokeDasharray="1" strokeDashoffset={1 - share} />
    </svg>
  );
}

interface FinishedVoiceProps {
  entry: Entry;
  voice: UnsentVoice;
  /** Whether the recording was stopped at its greatest length. */
  isFull: boolean;
  onAgain: () => void;
  onSent: () => void;
}

/** A recorded voice, to be listened to, recorded again or sent. */
function FinishedVoice({ entry, voice, isFull, onAgain, onSent }: FinishedVoiceProps) {
  const { t } = useTranslation();
  const { audioProps, isPlaying, time, duration, seek, toggle } = useRecordingPreview(voice.blob);
  const give = useGiveVoice(entry.id, entry.user);
  const sendButton = useRef<HTMLButtonElement>(null);
  useFocusIfLost(sendButton, true);
  return (
    <div className="grid gap-4">
      {isFull && <p className="text-sm text-ink-soft">{t('greetings.voice.full')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own voice, which is not transcribed */}
      <audio {...audioProps} />
      <div className="flex items-center gap-3">
        <SeekSlider time={time} duration={duration} onSeek={seek} className="flex-1" />
        <span className="text-sm text-ink-soft tabular-nums">
          {formatDuration(time)} / {formatDuration(duration)}
        </span>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <PreviewButton isPlaying={isPlaying} toggle={toggle} />
        <Button disabled={give.isPending} onClick={onAgain}>
          <RotateCcw size={18} aria-hidden />
          {t('greetings.voice.again')}
        </Button>
      </div>
      {give.isError && (
        <p role="alert" className="text-sm text-cinnabar-text">
          {apiErrorMessage(give.error, t('greetings.voice.notSent'))}
        </p>
      )}
      <Button
        ref={sendButton}
        variant="primary"
        // It keeps the focus while the voice is sent, so it is not disabled.
        aria-disabled={give.isPending}
        onClick={() => give.isPending || give.mutate(voice, { onSuccess: onSent })}
      >
        <Send size={18} aria-hidden />
        {give.isPending ? t('greetings.voice.sending') : t('greetings.voice.send', { name: displayName(entry.user) })}
      </Button>
    </div>
  );
}
