import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../lib/format-duration.ts';
import type { useRecordingPlayback } from '../use-recording-playback.ts';
import { SeekSlider } from './seek-slider.tsx';

interface PlayerControlsProps {
  playback: Pick<ReturnType<typeof useRecordingPlayback>, 'isPlaying' | 'time' | 'duration' | 'seek' | 'playability'>;
  onToggle: () => void;
}

/** The button, the slider and the time of a recording's player; below them, why it cannot be played. */
export function PlayerControls({ playback, onToggle }: PlayerControlsProps) {
  const { t } = useTranslation();
  const { isPlaying, time, duration, seek, playability } = playback;
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-label={t(isPlaying ? 'player.pause' : 'player.play')}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-jade text-on-jade hover:bg-jade-deep"
          onClick={onToggle}
        >
          <Icon size={22} fill="currentColor" aria-hidden />
        </button>
        <SeekSlider time={time} duration={duration} onSeek={seek} className="flex-1" />
        <span className="text-sm text-ink-soft tabular-nums">
          {formatDuration(time)} / {formatDuration(duration)}
        </span>
      </div>
      {playability !== 'playable' && (
        <p className="mt-2 text-sm text-cinnabar-text">
          {t(playability === 'missing' ? 'player.toasts.missing' : 'player.toasts.formatText')}
        </p>
      )}
    </>
  );
}
