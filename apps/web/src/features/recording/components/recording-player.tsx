import type { SpokenWord } from '@memory/contracts';
import { tokenizeForDisplay } from '@memory/text';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaFile } from '../../media/api/media-file.ts';
import { AnnotatedText } from '../../reading/components/annotated-text.tsx';
import { playbackWords } from '../playback-words.ts';
import { transcriptOrNull } from '../transcript-placeholder.ts';
import { useRecordingPlayback } from '../use-recording-playback.ts';
import { type LazyRecordingPlayerProps, playerClass } from './lazy-recording-player.tsx';
import { PlayerControls } from './player-controls.tsx';

const NO_WORDS: readonly SpokenWord[] = [];

/** Plays an entry's recording and highlights the word being spoken in its transcript. */
export default function RecordingPlayer({ url, transcript, link }: LazyRecordingPlayerProps) {
  const { t } = useTranslation();
  const player = useRecordingPlayback(url);
  const { audioProps, isPlaying, time, duration, seek } = player;
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

  return (
    <div className={playerClass}>
      <h3 className="sr-only">{t('player.title')}</h3>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript below replaces captions */}
      <audio src={url} {...audioProps} />
      <PlayerControls
        playback={player}
        onToggle={() => {
          setUsed(true);
          void player.toggle();
        }}
      />
      {text && (
        <div className="mt-3">
          <AnnotatedText text={text} label={t('player.transcript')} playback={playback} link={link} />
        </div>
      )}
    </div>
  );
}
