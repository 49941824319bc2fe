import type { SpokenWord } from '@memory/contracts';
import { useMemo, useState } from 'react';
import { playbackWords, useMediaFile, useRecordingPlayback } from '../../capture/index.ts';
import type { TranscriptPart } from './transcript-parts.ts';

const NO_WORDS: readonly SpokenWord[] = [];

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
