/** The time per card before the user has rated any, in milliseconds. */
const FIRST_CARD_MS = 10_000;
/** A pause during a card does not count. */
const REVIEW_MS_MAX = 120_000;
const MINUTE_MS = 60_000;

/**
 * Estimates the minutes for cards, by the median time of those that the user has rated.
 * @param reviewTimes in milliseconds
 * @returns at least 1; 0 without cards
 */
export function minutesLeft(cardCount: number, reviewTimes: readonly number[] = []): number {
  const sorted = reviewTimes.map((time) => Math.min(time, REVIEW_MS_MAX)).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? FIRST_CARD_MS;
  return Math.ceil((cardCount * median) / MINUTE_MS);
}
