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
  /** The log loss of the previous weights on the test set. `logLossAfter` is the log loss of the new weights on the same reviews. */
  readonly logLossBefore: number;
  readonly logLossAfter: number;
}

/** The share of the reviews, the latest reviews, that is used to test weights and not to optimise them. */
const TEST_SHARE = 0.2;
/**
 * The maximum number of reviews of a card that are used. Later reviews of a card improve the weights little and cost much, because each prediction
 * includes the whole history of the card.
 */
const HISTORY_MAX = 64;

/** A review with all earlier reviews of its card, in the form that the optimiser needs. */
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

/** Returns the mean log loss of weights on reviews; null stands for the default weights. */
export const logLoss = (test: readonly Prediction[], weights: readonly number[] | null): number =>
  new FSRSBinding(weights === null ? undefined : [...weights]).evaluate(test.map(({ item }) => item)).logLoss;

/**
 * Returns a prediction for each review that takes place on a later day than the previous review of the card. Reviews on the same day are only part
 * of the history, because a card is almost always still known after some minutes.
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

/** Divides predictions by the time of their reviews, so that weights are never optimised with reviews that are later than the test reviews. */
export function splitByTime(predictions: readonly Prediction[]): { training: Prediction[]; test: Prediction[] } {
  const sorted = predictions.toSorted((one, other) => one.at - other.at);
  const training = Math.floor(sorted.length * (1 - TEST_SHARE));
  return { training: sorted.slice(0, training), test: sorted.slice(training) };
}
