export { isLongEnoughForMood, textForMood } from '@memory/text';

/** Converts a sentiment score (0 to 1) to a whole percentage. */
export function toWholePercent(sentiment: number): number {
  return Math.round(sentiment * 100);
}
