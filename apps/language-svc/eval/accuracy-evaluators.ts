import type { AccuracyEvaluator } from './accuracy-evaluator.ts';
import { dictionaryCoverageEvaluator } from './dictionary/dictionary-coverage-evaluator.ts';
import { meaningsEvaluator } from './dictionary/meanings-evaluator.ts';
import { gapsEvaluator } from './gaps/gaps-evaluator.ts';
import { moodEvaluator } from './mood/mood-evaluator.ts';
import { readingsEvaluator } from './readings/readings-evaluator.ts';
import { reviewLogEvaluator } from './reviews/review-log-evaluator.ts';
import { scriptsEvaluator } from './scripts/scripts-evaluator.ts';
import { segmentationEvaluator } from './segmentation/segmentation-evaluator.ts';
import { tapsEvaluator } from './taps/taps-evaluator.ts';

/** Every evaluation that `npm run eval` runs. */
export const accuracyEvaluators: readonly AccuracyEvaluator[] = [
  dictionaryCoverageEvaluator,
  meaningsEvaluator,
  readingsEvaluator,
  segmentationEvaluator,
  scriptsEvaluator,
  tapsEvaluator,
  gapsEvaluator,
  moodEvaluator,
  reviewLogEvaluator,
];
