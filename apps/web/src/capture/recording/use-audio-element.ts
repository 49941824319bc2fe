import { useEffect, useRef, useState } from 'react';

/** A playback position in seconds after the end of any recording. Seeking to this position makes the browser determine the duration. */
const POSITION_AFTER_END = 1e7;

type AudioErrorReason = 'aborted' | 'network' | 'decode' | 'source' | 'other';

// The reasons in the order of the error codes of MediaError, which start at 1.
const REASONS_BY_CODE: readonly AudioErrorReason[] = ['aborted', 'network', 'decode', 'source'];

/** State and controls of an `<audio>` element, to which the caller passes `audioProps`. `time` and `duration` are in seconds. */
export function useAudioElement() {
  const ref = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(Number.NaN);

  // The position is read at each animation frame: the event `timeupdate` is fired only four times a second, too rarely for a highlight that
  // follows the voice.
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
    // A recording that was written as a stream has no duration in its header, so the browser reports Infinity.
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
    // Another recording is loaded into the same element.
    onEmptied: () => {
      setPlaying(false);
      setTime(0);
      setDuration(Number.NaN);
    },
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => {
      setPlaying(false);
      setTime(0);
    },
  };
  return { ref, audioProps, isPlaying, time, duration, seek };
}

/** Whether `play()` was rejected because of a pause before playback had started, or because the page was left. */
export const isPlayAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The reason for the code of a MediaError. The reason is a translation key of `player.errors`. */
export function audioErrorReason(code: number | undefined): AudioErrorReason {
  return REASONS_BY_CODE[(code ?? 0) - 1] ?? 'other';
}
