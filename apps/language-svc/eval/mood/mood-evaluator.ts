import type { AccuracyEvaluator } from '../accuracy-evaluator.ts';
import { crossValidateMoodModel } from './cross-validation.ts';
import { computeMoodMetrics, computeMoodMetricsOfFile, describeRuleContributions } from './mood-metrics.ts';

interface MoodEvaluationOptions {
  /** Files of labelled texts (`sign themes | text`). With any, only these are measured. */
  sets?: readonly string[];
  /** Whether to measure the contribution of each rule. */
  rules?: boolean;
  /** Whether to train models without each of four authors, and to measure them on that author's texts. */
  authors?: boolean;
}

/** Measures for how many labelled texts the service detects the labelled mood and a labelled theme. */
export const moodEvaluator: AccuracyEvaluator = {
  name: 'mood',
  run: ({ sets = [], rules = false, authors = false }: MoodEvaluationOptions = {}) =>
    Promise.resolve({
      metrics:
        sets.length > 0
          ? sets.flatMap(computeMoodMetricsOfFile)
          : [...computeMoodMetrics(), ...(authors ? crossValidateMoodModel() : [])],
      ruleContributions: rules ? describeRuleContributions() : [],
    }),
};
