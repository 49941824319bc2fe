/** Fraction of the recording's duration by which the highlight is ahead of the voice, because it takes a moment to notice the highlight. */
const LEAD = 0.02;

/**
 * Estimates which word of a transcript is being spoken when the words' times were not measured. Assumes that all words take the same time.
 * @param count number of words in the transcript
 * @param time playback position in seconds
 * @param duration of the recording in seconds
 * @returns the index of the word; null if there are no words or the duration is unknown
 */
export function estimateWordIndexAt(count: number, time: number, duration: number): number | null {
  if (count === 0 || !(duration > 0) || !Number.isFinite(duration)) return null;
  return Math.min(count - 1, Math.floor((time / duration + LEAD) * count));
}

/** Estimates when a word starts, in seconds from the start of the recording; 0 if the duration is unknown. */
export function estimateWordTime(index: number, count: number, duration: number): number {
  return count === 0 || !Number.isFinite(duration) ? 0 : (index / count) * duration;
}
