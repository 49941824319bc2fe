import { clsx } from 'clsx';
import { CircleAlert, Clock, Ear, Mic, MicOff, Pause, Volume1, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecordingNotice } from '../recording-notice.ts';

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

/**
 * One sentence about a recording in progress. It is a live region with one element that stays, so screen readers announce each new sentence
 * once, when they have finished speaking.
 */
export function RecordingNoticeLine({ notice }: { notice: RecordingNotice }) {
  const { t } = useTranslation();
  const [Icon, text] = notices[notice];
  return (
    <output
      className={clsx(
        // The height of two lines, so that nothing moves when the sentence changes.
        'flex min-h-11 max-w-md items-center gap-2 text-sm',
        CALM_NOTICES.includes(notice) ? 'text-ink-soft' : 'font-semibold text-ink',
      )}
    >
      <Icon size={18} aria-hidden className="shrink-0" />
      <span>{t(text)}</span>
    </output>
  );
}
