import type { SpokenWord } from '@memory/contracts';
import { Pause, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playbackWords, SeekSlider, useMediaFile, useRecordingPlayback } from '../../../capture/index.ts';
import { formatDuration } from '../../../lib/format-duration.ts';
import type { TranscriptPart } from '../transcript-parts.ts';

const NO_WORDS: readonly SpokenWord[] = [];

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

/** Plays a recording as a whole or one of its words, and returns which word is being spoken. */
export function useWordPlayback(url: string, parts: readonly TranscriptPart[]) {
  /** The time at which the playback of a word ends; null while the whole recording plays. */
  const [end, setEnd] = useState<number | null>(null);
  const player = useRecordingPlayback(url, end);
  const { isPlaying, time, duration } = player;
  const { data: file } = useMediaFile(url);
  const spoken = file?.text.words ?? NO_WORDS;
  const words = useMemo(() => playbackWords(parts, spoken), [parts, spoken]);

  function playWord(index: number): void {
    const range = words.rangeOf(index, duration);
    if (!range) return;
    player.seek(range.start);
    setEnd(range.end);
    if (!isPlaying) void player.toggle();
  }

  return {
    ...player,
    heardText: file?.text.value ?? '',
    spokenIndex: isPlaying || time > 0 ? words.tokenAt(time, duration) : null,
    toggle: () => {
      setEnd(null);
      return player.toggle();
    },
    playWord,
  };
}
