import { Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../lib/format-duration.ts';
import { LevelMeter } from './level-meter.tsx';
import { RecordButton } from './record-button.tsx';

interface RecordingInProgressProps {
  /** The microphone's stream. */
  stream: MediaStream;
  /** Seconds since the start of the recording. */
  seconds: number;
  /** The live transcript so far; empty while no speech has been recognized. */
  transcript: string;
  onStop: () => void;
}

/** The recorder while it records: elapsed time, microphone level, live transcript and the Stop button. */
export function RecordingInProgress({ stream, seconds, transcript, onStop }: RecordingInProgressProps) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl bg-cinnabar-wash p-5 pb-7">
      <p role="timer" aria-label={t('recording.elapsed')} className="text-3xl font-bold tabular-nums">
        {formatDuration(seconds)}
      </p>
      <LevelMeter stream={stream} />
      <output className="text-sm text-ink-soft">{t('recording.listening')}</output>
      {transcript !== '' && (
        <p
          aria-label={t('speech.heard')}
          dir="auto"
          className="kai max-h-32 w-full overflow-y-auto rounded-xl bg-sheet px-3 py-2"
        >
          {transcript}
        </p>
      )}
      <RecordButton label={t('recording.stop')} onClick={onStop}>
        <Square size={26} fill="currentColor" aria-hidden />
      </RecordButton>
    </div>
  );
}
