/**
 * The highlight is ahead of the voice by this fraction of the recording's duration, because a reader needs a moment to notice the
 * highlight.
 */
const LEAD = 0.02;

/**
 * Estimates which of `count` words without measured times is being spoken, as if all words took the same time.
 * @param time and @param duration in seconds
 * @returns the index of the word; null if there are no words or the duration is unknown
 */
export function estimateWordIndexAt(count: number, time: number, duration: number): number | null {
  if (count === 0 || !(duration > 0) || !Number.isFinite(duration)) return null;
  return Math.min(count - 1, Math.floor((time / duration + LEAD) * count));
}

/** Estimated start of a word in seconds; 0 if the duration is unknown. */
export function estimateWordTime(index: number, count: number, duration: number): number {
  return count === 0 || !Number.isFinite(duration) ? 0 : (index / count) * duration;
}
