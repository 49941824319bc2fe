import { useEffect, useRef, useState } from 'react';

/** A moment past the end of any recording: seeking there makes the browser find out how long it is. */
const PAST_THE_END = 1e7;

/** An `<audio>` element's state for React. `spread` goes onto the element. */
export function useAudioElement() {
  const ref = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(Number.NaN);

  // `timeupdate` comes four times a second, too seldom for a highlight that follows a voice
  useEffect(() => {
    if (!playing) return undefined;
    let frame = requestAnimationFrame(function follow() {
      setTime(ref.current?.currentTime ?? 0);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);

  function learnDuration(): void {
    const audio = ref.current;
    if (!audio) return;
    // a recording that was streamed to a file carries no length
    if (audio.duration === Infinity) audio.currentTime = PAST_THE_END;
    else setDuration(audio.duration);
  }

  function durationChanged(): void {
    const audio = ref.current;
    if (!audio || !Number.isFinite(audio.duration)) return;
    if (audio.paused && audio.currentTime >= audio.duration) audio.currentTime = 0;
    setDuration(audio.duration);
  }

  function seek(to: number): void {
    if (ref.current) ref.current.currentTime = to;
    setTime(to);
  }

  const spread = {
    ref,
    preload: 'metadata' as const,
    onLoadedMetadata: learnDuration,
    onDurationChange: durationChanged,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => {
      setPlaying(false);
      setTime(0);
    },
  };
  return { ref, spread, playing, time, duration, seek };
}
