import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SeekSlider } from '../../../capture/index.ts';
import { formatDuration } from '../../../lib/format-duration.ts';
import type { useWordPlayback } from '../use-word-playback.ts';

interface TranscriptPlayerProps {
  url: string;
  playback: ReturnType<typeof useWordPlayback>;
}

/** The controls of the recording whose transcript is checked. */
export function TranscriptPlayer({ url, playback }: TranscriptPlayerProps) {
  const { t } = useTranslation();
  const { audioProps, isPlaying, time, duration, seek, toggle, playability } = playback;
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="rounded-2xl bg-well p-3">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words below replace captions */}
      <audio src={url} {...audioProps} />
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-label={t(isPlaying ? 'player.pause' : 'player.play')}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-jade text-on-jade hover:bg-jade-deep"
          onClick={() => void toggle()}
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
    </div>
  );
}
