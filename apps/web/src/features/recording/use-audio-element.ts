import { useEffect, useRef, useState } from 'react';

/** A position after the end of any recording, in seconds: seeking there makes the browser determine the duration. */
const POSITION_AFTER_END = 1e7;

/** State of an `<audio>` element. `audioProps` are the props that the element needs; `time` and `duration` are in seconds. */
export function useAudioElement() {
  const ref = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(Number.NaN);

  // `timeupdate` is fired four times a second, too rarely for a highlight that follows the voice
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = requestAnimationFrame(function updateTime() {
      setTime(ref.current?.currentTime ?? 0);
      frame = requestAnimationFrame(updateTime);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  function handleLoadedMetadata(): void {
    const audio = ref.current;
    if (!audio) return;
    // a recording written as a stream has no duration in its header
    if (audio.duration === Infinity) audio.currentTime = POSITION_AFTER_END;
    else setDuration(audio.duration);
  }

  function handleDurationChange(): void {
    const audio = ref.current;
    if (!audio || !Number.isFinite(audio.duration)) return;
    if (audio.paused && audio.currentTime >= audio.duration) audio.currentTime = 0;
    setDuration(audio.duration);
  }

  function seek(to: number): void {
    if (ref.current) ref.current.currentTime = to;
    setTime(to);
  }

  const audioProps = {
    ref,
    preload: 'metadata' as const,
    onLoadedMetadata: handleLoadedMetadata,
    onDurationChange: handleDurationChange,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => {
      setPlaying(false);
      setTime(0);
    },
  };
  return { ref, audioProps, isPlaying, time, duration, seek };
}
