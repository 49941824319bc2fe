import { type RefObject, useEffect } from 'react';

/**
 * React hook that pauses an audio element at a position.
 * @param time the present position in seconds, which changes at each animation frame
 * @param end the position in seconds; null for none
 * @returns the handler of the event `timeupdate`, which pauses in a hidden tab, where there are no animation frames
 */
export function usePauseAt(ref: RefObject<HTMLAudioElement | null>, time: number, end: number | null): () => void {
  function pauseAtEnd(): void {
    const audio = ref.current;
    if (audio && end !== null && !audio.paused && audio.currentTime >= end) audio.pause();
  }
  useEffect(pauseAtEnd, [time, end, ref]);
  return pauseAtEnd;
}
