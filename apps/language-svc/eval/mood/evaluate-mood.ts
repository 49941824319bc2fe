import type { AccuracyEvaluation } from '../evaluation.ts';
import { crossValidatePhraseModel } from './cross-validation.ts';
import { computeMoodMetrics, describeRuleContributions } from './mood-metrics.ts';

/** Measures how often the detected moods and themes are the same as the labelled ones. */
export const evaluateMood: AccuracyEvaluation = {
  name: 'mood',
  run: () =>
    Promise.resolve({
      metrics: [...computeMoodMetrics(), ...crossValidatePhraseModel()],
      ruleContributions: describeRuleContributions(),
    }),
};
