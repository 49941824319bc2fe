import type { Playback } from './playback.ts';

/** A sound, or a part of a sound. `start` and `end` are in seconds from the start of the sound. */
export interface SoundClip {
  url: string;
  start?: number;
  end?: number;
}

/**
 * Plays a sound.
 * @returns whether the sound was played, to its end or until it was stopped
 */
export async function playClip(playback: Playback, { url, start = 0, end }: SoundClip): Promise<boolean> {
  const audio = new Audio(url);
  playback.onStop = () => audio.pause();
  const { promise: ended, resolve } = Promise.withResolvers<boolean>();
  audio.addEventListener('pause', () => resolve(true));
  audio.addEventListener('ended', () => resolve(true));
  audio.addEventListener('error', () => resolve(false));
  if (start > 0) audio.currentTime = start;
  try {
    await audio.play();
  } catch {
    return false;
  }
  if (end !== undefined) pauseAt(audio, end);
  return ended;
}

/** Pauses at a time. The event `timeupdate` is fired only four times a second, and the next word would be heard. */
function pauseAt(audio: HTMLAudioElement, end: number): void {
  requestAnimationFrame(function pauseAtEnd() {
    if (audio.paused) return;
    if (audio.currentTime >= end) audio.pause();
    else requestAnimationFrame(pauseAtEnd);
  });
}
