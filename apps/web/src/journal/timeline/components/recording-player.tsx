import type { SpokenWord } from '@memory/contracts';
import { tokenizeForDisplay } from '@memory/text';
import { Pause, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  SeekSlider,
  playbackWords,
  transcriptOrNull,
  useMediaFile,
  useRecordingPlayback,
} from '../../../capture/index.ts';
import { formatDuration } from '../../../lib/format-duration.ts';
import { AnnotatedText } from '../../../reading/index.ts';
import { type LazyRecordingPlayerProps, playerClass } from './lazy-recording-player.tsx';

const NO_WORDS: readonly SpokenWord[] = [];

/** Plays an entry's recording and highlights the word being spoken in its transcript. */
export default function RecordingPlayer({ url, transcript, link }: LazyRecordingPlayerProps) {
  const { t } = useTranslation();
  const { audioProps, isPlaying, time, duration, seek, toggle, playability, failure } = useRecordingPlayback(url);
  const text = transcriptOrNull(transcript);
  // The times of the spoken words are fetched when the user first plays the recording.
  const [isUsed, setUsed] = useState(false);
  const { data: file } = useMediaFile(url, isUsed && text !== null);

  const spoken = file?.text.words ?? NO_WORDS;
  const words = useMemo(() => playbackWords(tokenizeForDisplay(text ?? ''), spoken), [text, spoken]);
  const playback = {
    spokenIndex: isPlaying || time > 0 ? words.tokenAt(time, duration) : null,
    isPlaying,
    onSeek: (token: number) => {
      setUsed(true);
      seek(words.timeOf(token, duration) ?? 0);
    },
  };

  const isMissing = playability === 'missing' || failure === 'missing';
  const formatProblem = playability === 'incompatible' ? 'player.toasts.formatText' : failure && 'player.unplayable';
  const problem = isMissing ? 'player.toasts.missing' : formatProblem;
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className={playerClass}>
      <h3 className="sr-only">{t('player.title')}</h3>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript below replaces captions */}
      <audio src={url} {...audioProps} />
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-label={t(isPlaying ? 'player.pause' : 'player.play')}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-jade text-on-jade hover:bg-jade-deep"
          onClick={() => {
            setUsed(true);
            void toggle();
          }}
        >
          <Icon size={22} fill="currentColor" aria-hidden />
        </button>
        <SeekSlider time={time} duration={duration} onSeek={seek} className="flex-1" />
        <span className="text-sm text-ink-soft tabular-nums">
          {formatDuration(time)} / {formatDuration(duration)}
        </span>
      </div>
      {problem && <p className="mt-2 text-sm text-cinnabar-text">{t(problem)}</p>}
      {text && (
        <div className="mt-3">
          <AnnotatedText text={text} label={t('player.transcript')} playback={playback} link={link} />
        </div>
      )}
    </div>
  );
}
