import type { SpokenRange } from './find-spoken-range.ts';

/** The shortest clip, in seconds: a shorter clip sounds like a click and not like a word. */
const CLIP_MIN_SECONDS = 0.4;
/** The time added on both sides, in seconds, because the measured times of a word are somewhat too narrow. */
const PADDING_SECONDS = 0.1;

/**
 * Widens the time of a word to a clip that can be listened to: with padding, at least 0.4 s long, and within the recording. Near the start
 * or the end of the recording the clip grows to the other side.
 * @param duration of the recording in seconds
 * @returns null when the word lies outside the recording
 */
export function widenToClip({ start, end }: SpokenRange, duration: number): SpokenRange | null {
  if (!(start < duration && end >= start && end > 0)) return null;
  const length = Math.min(duration, Math.max(CLIP_MIN_SECONDS, end - start + 2 * PADDING_SECONDS));
  const from = Math.min(Math.max(0, (start + end - length) / 2), duration - length);
  return { start: from, end: from + length };
}
