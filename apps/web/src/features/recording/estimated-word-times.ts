/** The highlight runs a little ahead of the voice: the eye needs a moment to get there. */
const AHEAD = 0.02;

/**
 * Which of `count` words is being spoken, where nobody measured the words: proportional to the time.
 * @param time and @param duration in seconds
 * @returns null where there are no words or the length is not known
 */
export function estimateWordIndexAt(count: number, time: number, duration: number): number | null {
  if (count === 0 || !(duration > 0) || !Number.isFinite(duration)) return null;
  return Math.min(count - 1, Math.floor((time / duration + AHEAD) * count));
}

/** Where in the recording (seconds) a word stands, by the same proportion. */
export function estimateWordTime(index: number, count: number, duration: number): number {
  return count === 0 || !Number.isFinite(duration) ? 0 : (index / count) * duration;
}
