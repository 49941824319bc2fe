import type { AccuracyEvaluator } from '../accuracy-evaluator.ts';
import { crossValidatePhraseModel } from './cross-validation.ts';
import { computeMoodMetrics, describeRuleContributions } from './mood-metrics.ts';

/** Measures for how many labelled texts the service detects the labelled mood and a labelled theme. */
export const moodEvaluator: AccuracyEvaluator = {
  name: 'mood',
  run: () =>
    Promise.resolve({
      metrics: [...computeMoodMetrics(), ...crossValidatePhraseModel()],
      ruleContributions: describeRuleContributions(),
    }),
};
