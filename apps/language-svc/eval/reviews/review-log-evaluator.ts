import { basename } from 'node:path';
import {
  type HistoryReview,
  logLoss,
  splitByTime,
  toPredictions,
  trainWeights,
} from '../../src/reviews/optimise-weights.ts';
import type { AccuracyEvaluator, EvaluationMetric } from '../accuracy-evaluator.ts';
import { generateReviewLog, halfLifeLearner, slowForgetter } from './generate-review-logs.ts';
import { readReviewLog } from './read-review-logs.ts';
import { sm2LogLoss } from './sm2-log-loss.ts';

/**
 * Measures how well the schedule predicts which reviews succeed: the log loss on the latest fifth of each log, of the defaults of FSRS-6, of
 * parameters that were optimised on the earlier four fifths, and of SM-2. Lower is better. The generated logs show that the measurement works; only real
 * logs (`--log <file>`) show how good the schedule is.
 */
export const reviewLogEvaluator: AccuracyEvaluator = {
  name: 'reviews',
  async run({ logs }) {
    const generated = [halfLifeLearner, slowForgetter].map((learner) => ({
      name: `generated, ${learner.name}, seed ${learner.seed}`,
      histories: generateReviewLog(learner),
    }));
    const real = logs.map((path) => ({ name: basename(path), histories: readReviewLog(path) }));
    const metrics: EvaluationMetric[] = [];
    for (const { name, histories } of [...generated, ...real]) metrics.push(...(await measureLog(name, histories)));
    return { metrics };
  },
};

async function measureLog(name: string, histories: readonly (readonly HistoryReview[])[]): Promise<EvaluationMetric[]> {
  const { training, test } = splitByTime(toPredictions(histories));
  const optimised = await trainWeights(training);
  const losses = { defaults: logLoss(test, null), optimised: logLoss(test, optimised), 'SM-2': sm2LogLoss(test) };
  return Object.entries(losses).map(([schedule, value]) => ({
    name: `${name}: log loss, ${schedule}`,
    value,
    unit: '',
    digits: 4,
    cases: test.length,
  }));
}
