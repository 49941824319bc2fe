import type { AccuracyEvaluation } from '../evaluation.ts';
import { crossValidatePhraseModel } from './cross-validation.ts';
import { computeMoodMetrics, describeRuleContributions } from './mood-metrics.ts';

/** Measures how often moods and themes are those of the labels. */
export const evaluateMood: AccuracyEvaluation = {
  name: 'mood',
  run: () =>
    Promise.resolve({
      metrics: [...computeMoodMetrics(), ...crossValidatePhraseModel()],
      ruleContributions: describeRuleContributions(),
    }),
};
