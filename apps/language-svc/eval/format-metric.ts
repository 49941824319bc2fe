import type { EvaluationMetric } from './accuracy-evaluator.ts';
import { wilsonInterval } from './wilson-interval.ts';

/**
 * Returns a line with the metric's name, value, confidence interval of 95 % where it is a share, number of cases and minimum. A set of which
 * all cases are right says that it no longer measures: it cannot show whether a change is an improvement.
 */
export function formatMetric({ name, value, unit = '%', digits = 1, cases, right, minimum }: EvaluationMetric): string {
  const parts = [name.padEnd(58), `${value.toFixed(digits)}${unit}`.padStart(7)];
  if (right !== undefined) {
    const { low, high } = wilsonInterval(right, cases);
    parts.push(`[${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}]`.padEnd(13));
  }
  parts.push(`of ${cases}`.padEnd(10));
  if (minimum !== undefined) parts.push(`≥ ${minimum}${value >= minimum ? '' : '  BELOW'}`);
  if (right === cases) parts.push('no longer measures');
  return `  ${parts.join(' ')}`.trimEnd();
}
