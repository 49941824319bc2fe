import type { Prediction } from '../../src/reviews/optimise-weights.ts';

const FIRST_INTERVALS = [1, 6] as const;
const EASE_DEFAULT = 2.5;
const EASE_MIN = 1.3;
/** The quality in SM-2 of the ratings from 1 to 4. */
const QUALITIES = [0, 3, 4, 5] as const;
const PROBABILITY_MIN = 0.0001;

/**
 * The mean log loss of SM-2 (Wozniak 1990). SM-2 predicts no probabilities; as in srs-benchmark, a word is taken to be known with 90 % at the end of its
 * interval, and exponentially less after it.
 */
export function sm2LogLoss(test: readonly Prediction[]): number {
  const losses = test.map(({ item }) => {
    const reviews = item.reviews;
    const last = reviews.at(-1)!;
    const probability = 0.9 ** (last.deltaT / sm2Interval(reviews.slice(0, -1).map(({ rating }) => rating)));
    const clamped = Math.min(Math.max(probability, PROBABILITY_MIN), 1 - PROBABILITY_MIN);
    return last.rating > 1 ? -Math.log(clamped) : -Math.log(1 - clamped);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** Returns the interval in days after these ratings. */
function sm2Interval(ratings: readonly number[]): number {
  let [interval, ease, repetitions] = [1, EASE_DEFAULT, 0];
  for (const rating of ratings) {
    const quality = QUALITIES[rating - 1] ?? 4;
    ease = Math.max(EASE_MIN, ease + 0.1 - (5 - quality) * (0.08 + (5 - quality) * 0.02));
    repetitions = quality < 3 ? 0 : repetitions + 1;
    interval = repetitions === 0 ? 1 : (FIRST_INTERVALS[repetitions - 1] ?? interval * ease);
  }
  return interval;
}
