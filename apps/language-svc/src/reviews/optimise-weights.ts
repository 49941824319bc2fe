import { computeParameters, FSRSBinding, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';
import type { DayNumber } from './learner-day.ts';

/** A review in the history of a card. */
export interface HistoryReview {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly day: DayNumber;
  readonly rating: number;
}

export interface OptimisedWeights {
  readonly weights: number[];
  /** The log loss of the weights before and of these, on the reviews of the test set. */
  readonly logLossBefore: number;
  readonly logLossAfter: number;
}

/** The part of the reviews, the latest ones, that weights are tested with and not optimised with. */
const TEST_SHARE = 0.2;
/** The reviews of a card after which its later ones teach little and cost much, because each brings its whole history. */
const HISTORY_MAX = 64;

/** A review with those before it of the same card, as the optimiser needs it. */
export interface Prediction {
  readonly at: number;
  readonly item: FSRSBindingItem;
}

/**
 * Optimises the 21 parameters of FSRS-6 on the earlier four fifths of the reviews.
 * @param histories the reviews of each card, in order
 * @param current the weights that are used now; null for the defaults
 * @returns null unless the new weights predict the later fifth better
 */
export async function optimiseWeights(
  histories: readonly (readonly HistoryReview[])[],
  current: readonly number[] | null,
): Promise<OptimisedWeights | null> {
  const { training, test } = splitByTime(toPredictions(histories));
  if (training.length === 0 || test.length === 0) return null;
  const weights = await trainWeights(training);
  const logLossBefore = logLoss(test, current);
  const logLossAfter = logLoss(test, weights);
  return logLossAfter < logLossBefore ? { weights, logLossBefore, logLossAfter } : null;
}

export const trainWeights = (training: readonly Prediction[]): Promise<number[]> =>
  computeParameters(
    training.map(({ item }) => item),
    { enableShortTerm: true, numRelearningSteps: 1 },
  );

/** The mean log loss of weights on reviews; of the defaults for null. */
export const logLoss = (test: readonly Prediction[], weights: readonly number[] | null): number =>
  new FSRSBinding(weights === null ? undefined : [...weights]).evaluate(test.map(({ item }) => item)).logLoss;

/**
 * Returns a prediction for each review on a later day than the one before. Reviews on the same day are part of the history only: what is still known
 * after minutes is nearly certain.
 */
export function toPredictions(histories: readonly (readonly HistoryReview[])[]): Prediction[] {
  return histories.flatMap((history) => {
    const reviews = history.slice(0, HISTORY_MAX).map(({ rating, day }, index) => {
      const daysBefore = index === 0 ? 0 : Math.max(0, day - history[index - 1]!.day);
      return new FSRSBindingReview(rating, daysBefore);
    });
    return reviews.flatMap(({ deltaT }, index) =>
      deltaT > 0 ? [{ at: history[index]!.at, item: new FSRSBindingItem(reviews.slice(0, index + 1)) }] : [],
    );
  });
}

/** Divides predictions by the time of their reviews, so that nothing later than the test is learned from. */
export function splitByTime(predictions: readonly Prediction[]): { training: Prediction[]; test: Prediction[] } {
  const sorted = predictions.toSorted((one, other) => one.at - other.at);
  const training = Math.floor(sorted.length * (1 - TEST_SHARE));
  return { training: sorted.slice(0, training), test: sorted.slice(training) };
}
