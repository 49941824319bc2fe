import { clsx } from 'clsx';
import { CircleAlert, Clock, Ear, Mic, MicOff, Pause, Volume1, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecordingNotice } from '../recording-notice.ts';

const icons = {
  listening: Mic,
  wentOn: Mic,
  paused: Pause,
  muted: MicOff,
  fiveMinutesLeft: Clock,
  oneMinuteLeft: Clock,
  tenSecondsLeft: Clock,
  silent: MicOff,
  quiet: Volume1,
  clipping: Volume2,
  oneSided: Ear,
  interrupted: CircleAlert,
} as const satisfies Record<RecordingNotice, typeof Mic>;

const CALM_NOTICES: readonly RecordingNotice[] = ['listening', 'wentOn', 'paused'];

/**
 * One sentence about a recording in progress. It is a live region with one element that stays, so screen readers announce each new sentence
 * once, when they have finished speaking.
 */
export function RecordingNoticeLine({ notice }: { notice: RecordingNotice }) {
  const { t } = useTranslation();
  const Icon = icons[notice];
  return (
    <output
      className={clsx(
        // The height of two lines, so that nothing moves when the sentence changes.
        'flex min-h-11 max-w-md items-center gap-2 text-sm',
        CALM_NOTICES.includes(notice) ? 'text-ink-soft' : 'font-semibold text-ink',
      )}
    >
      <Icon size={18} aria-hidden className="shrink-0" />
      <span>{notice === 'listening' ? t('recording.listening') : t(`recorder.notices.${notice}`)}</span>
    </output>
  );
}
