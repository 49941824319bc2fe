import { clsx } from 'clsx';
import { CircleAlert, Clock, Ear, Mic, MicOff, Pause, Square, Volume1, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { formatDuration } from '../../../lib/format-duration.ts';
import {
  chooseRecordingNotice,
  COUNTDOWN_SECONDS,
  RECORDING_SECONDS_MAX,
  type RecordingNotice,
} from '../recording-notice.ts';
import type { AudioRecorder } from '../use-audio-recorder.ts';
import { useFocusIfLost } from '../use-focus-if-lost.ts';
import { useMicrophoneLevel } from '../use-microphone-level.ts';
import { useScreenWakeLock } from '../use-screen-wake-lock.ts';
import { LevelMeter } from './level-meter.tsx';
import { RecordButton } from './record-button.tsx';

/** The icon and the text of each notice. */
const notices = {
  listening: [Mic, 'recording.listening'],
  continuedInBackground: [Mic, 'recorder.notices.continuedInBackground'],
  paused: [Pause, 'recorder.notices.paused'],
  muted: [MicOff, 'recorder.notices.muted'],
  fiveMinutesLeft: [Clock, 'recorder.notices.fiveMinutesLeft'],
  oneMinuteLeft: [Clock, 'recorder.notices.oneMinuteLeft'],
  tenSecondsLeft: [Clock, 'recorder.notices.tenSecondsLeft'],
  silent: [MicOff, 'recorder.notices.silent'],
  quiet: [Volume1, 'recorder.notices.quiet'],
  clipping: [Volume2, 'recorder.notices.clipping'],
  oneSided: [Ear, 'recorder.notices.oneSided'],
  deviceSlept: [CircleAlert, 'recorder.notices.deviceSlept'],
} as const satisfies Record<RecordingNotice, readonly [typeof Mic, string]>;

const CALM_NOTICES: readonly RecordingNotice[] = ['listening', 'continuedInBackground', 'paused'];

interface RecordingInProgressProps {
  recorder: Omit<AudioRecorder, 'stream' | 'start'>;
  /** The microphone's stream. */
  stream: MediaStream;
  /** The live transcript so far; empty while no speech has been recognized. */
  transcript: string;
}

/** The recorder while it records: recorded time, microphone level, live transcript and the buttons to pause and stop. */
export function RecordingInProgress({ recorder, stream, transcript }: RecordingInProgressProps) {
  const { t } = useTranslation();
  const { seconds, isPaused, isMuted, hasSlept } = recorder;
  const isRunning = !isPaused && !isMuted;
  const { level, spectrum } = useMicrophoneLevel(stream, isRunning);
  const screenStaysOn = useScreenWakeLock(isRunning);
  const wasHidden = useWasHidden();
  const stopButton = useRef<HTMLButtonElement>(null);
  useFocusIfLost(stopButton, true);
  const secondsLeft = Math.max(0, RECORDING_SECONDS_MAX - seconds);

  return (
    <div
      className={clsx(
        'grid justify-items-center gap-3 rounded-2xl p-5 pb-4 transition-colors',
        isRunning ? 'bg-cinnabar-wash' : 'bg-well',
      )}
    >
      <p role="timer" aria-label={t('recording.elapsed')} className="text-3xl font-bold tabular-nums">
        {formatDuration(seconds)}
      </p>
      {secondsLeft <= COUNTDOWN_SECONDS && (
        <p className="-mt-2 text-sm font-semibold tabular-nums">
          {t('recorder.timeLeft', { time: formatDuration(secondsLeft) })}
        </p>
      )}
      <LevelMeter spectrum={spectrum} level={level} />
      <RecordingNoticeLine notice={chooseRecordingNotice({ seconds, isPaused, isMuted, level, hasSlept, wasHidden })} />
      {transcript !== '' && (
        <p
          aria-label={t('speech.heard')}
          dir="auto"
          className="kai max-h-32 w-full overflow-y-auto rounded-xl bg-sheet px-3 py-2"
        >
          {transcript}
        </p>
      )}
      <RecordButton ref={stopButton} label={t('recording.stop')} onClick={recorder.stop}>
        <Square size={26} fill="currentColor" aria-hidden />
      </RecordButton>
      <Button className="mt-3" onClick={isPaused ? recorder.resume : recorder.pause}>
        {isPaused ? <Mic size={18} aria-hidden /> : <Pause size={18} fill="currentColor" aria-hidden />}
        {t(isPaused ? 'recorder.resume' : 'recorder.pause')}
      </Button>
      {/* Shown on touch screens only: devices with a mouse lock their screen later, and the lock does not end a recording. */}
      <p className="hidden text-center text-sm text-ink-soft pointer-coarse:block">
        {t(screenStaysOn || isPaused ? 'recorder.screenStaysOn' : 'recorder.keepScreenOn')}
      </p>
    </div>
  );
}

/**
 * One sentence about a recording in progress. It is a live region with one element that stays, so screen readers announce each new sentence
 * once, when they have finished speaking.
 */
function RecordingNoticeLine({ notice }: { notice: RecordingNotice }) {
  const { t } = useTranslation();
  const [Icon, text] = notices[notice];
  return (
    <output
      className={clsx(
        // The line has the height of two lines, so that nothing moves when the sentence changes.
        'flex min-h-11 max-w-md items-center gap-2 text-sm',
        CALM_NOTICES.includes(notice) ? 'text-ink-soft' : 'font-semibold text-ink',
      )}
    >
      <Icon size={18} aria-hidden className="shrink-0" />
      <span>{t(text)}</span>
    </output>
  );
}

/** React hook that returns whether the page was in the background, and is visible again, since the component was mounted. */
function useWasHidden(): boolean {
  const [wasHidden, setWasHidden] = useState(false);
  useEffect(() => {
    let hasBeenHidden = document.visibilityState === 'hidden';
    const update = (): void => {
      if (document.visibilityState === 'hidden') hasBeenHidden = true;
      else if (hasBeenHidden) setWasHidden(true);
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return wasHidden;
}
