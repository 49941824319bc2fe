import type { Loudness } from '../transcription/loudness.ts';

/** The part of a recording from its first to its last sound, in seconds. */
export interface SoundRange {
  readonly start: number;
  readonly end: number;
}

/** How much silence stays at each end, so that a soft first or last sound is not cut. */
const MARGIN_SECONDS = 0.25;
/** The minimum time in seconds that must be removed. Less removed silence is not worth a second file. */
const MIN_REMOVED_SECONDS = 0.5;
/**
 * The maximum distance in seconds between a silence and an end of the recording at which the silence counts as leading or trailing. Encoders add
 * some milliseconds of sound.
 */
const TOLERANCE_SECONDS = 0.1;

/**
 * Finds the range that remains when the silence at both ends is cut.
 * @param duration of the recording in seconds
 * @returns null when there is too little silence to cut, or nothing but silence
 */
export function rangeWithoutSilence({ silences }: Loudness, duration: number): SoundRange | null {
  const leading = silences.find(({ start }) => start <= TOLERANCE_SECONDS);
  const trailing = silences.find(({ end }) => end >= duration - TOLERANCE_SECONDS);
  const start = Math.max(0, (leading?.end ?? 0) - MARGIN_SECONDS);
  const end = Math.min(duration, (trailing?.start ?? duration) + MARGIN_SECONDS);
  if (leading && leading === trailing) return null;
  return start + duration - end >= MIN_REMOVED_SECONDS ? { start, end } : null;
}
