import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRecordingPlayback } from '../../../capture/index.ts';
import { formatDuration } from '../../../lib/format-duration.ts';

interface VoicePlayerProps {
  url: string;
  /** What the button plays, for screen readers. */
  label: string;
}

/** A button that plays the voice of a greeting, which is loaded when it is first played. If it cannot be played, the reason is shown. */
export function VoicePlayer({ url, label }: VoicePlayerProps) {
  const { t } = useTranslation();
  const { audioProps, isPlaying, time, duration, toggle, failure } = useRecordingPlayback(url);
  const Icon = isPlaying ? Pause : Play;
  const problem = failure === 'missing' ? 'player.toasts.missing' : failure && 'player.unplayable';
  return (
    <span className="flex items-center gap-2">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- voices of friends are not transcribed */}
      <audio src={url} {...audioProps} preload="none" />
      <button
        type="button"
        aria-label={isPlaying ? t('greetings.pauseVoice') : label}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-jade text-on-jade hover:bg-jade-deep"
        onClick={() => void toggle()}
      >
        <Icon size={18} fill="currentColor" aria-hidden />
      </button>
      {Number.isFinite(duration) && (
        <span className="text-sm text-ink-soft tabular-nums">
          {formatDuration(isPlaying ? time : Math.ceil(duration))}
        </span>
      )}
      {problem && <span className="text-sm text-cinnabar-text">{t(problem)}</span>}
    </span>
  );
}
