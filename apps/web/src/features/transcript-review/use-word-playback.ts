import type { SpokenWord } from '@memory/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useMediaFile } from '../media/api/media-file.ts';
import { playbackWords } from '../recording/playback-words.ts';
import { useRecordingPlayback } from '../recording/use-recording-playback.ts';
import type { TranscriptPart } from './transcript-parts.ts';

const NO_WORDS: readonly SpokenWord[] = [];

/** Plays a recording as a whole or one of its words, and tells which word is being spoken. */
export function useWordPlayback(url: string, parts: readonly TranscriptPart[]) {
  const player = useRecordingPlayback(url);
  const { ref, isPlaying, time, duration } = player;
  const { data: file } = useMediaFile(url);
  const spoken = file?.text.words ?? NO_WORDS;
  const words = useMemo(() => playbackWords(parts, spoken), [parts, spoken]);
  /** Where the playback of a word ends; null while the whole recording plays. */
  const [end, setEnd] = useState<number | null>(null);

  function pauseAtEnd(): void {
    const audio = ref.current;
    if (audio && end !== null && !audio.paused && audio.currentTime >= end) audio.pause();
  }
  // `time` changes at each animation frame. In a hidden tab there are none, so that the event `timeupdate` stops the word there.
  useEffect(pauseAtEnd, [time, end, ref]);

  function playWord(index: number): void {
    const range = words.rangeOf(index, duration);
    if (!range) return;
    player.seek(range.start);
    setEnd(range.end);
    if (!isPlaying) void player.toggle();
  }

  return {
    ...player,
    audioProps: { ...player.audioProps, onTimeUpdate: pauseAtEnd },
    heardText: file?.text.value ?? '',
    spokenIndex: isPlaying || time > 0 ? words.tokenAt(time, duration) : null,
    toggle: () => {
      setEnd(null);
      return player.toggle();
    },
    playWord,
  };
}
