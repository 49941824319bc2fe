import type { EvaluationMetric } from './accuracy-evaluator.ts';
import { accuracyEvaluators } from './accuracy-evaluators.ts';

/**
 * `npm run eval` measures the accuracy of the service and prints the metrics of every evaluation.
 * `npm run eval -- readings --errors --rules` runs the evaluation `readings` only and also prints its errors on the training texts and the
 * contribution of each rule. The exit code is 1 when a metric is below its minimum.
 */
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const withErrors = process.argv.includes('--errors');
const withRules = process.argv.includes('--rules');

function formatMetric({ name, value, unit = '%', cases, minimum }: EvaluationMetric): string {
  const goal = minimum === undefined ? '' : `≥ ${minimum}${value >= minimum ? '' : '  BELOW'}`;
  return `  ${name.padEnd(56)} ${`${value.toFixed(1)}${unit}`.padStart(8)} ${`of ${cases}`.padEnd(10)} ${goal}`.trimEnd();
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

for (const evaluation of accuracyEvaluators.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const { metrics, errors = [], ruleContributions = [] } = await evaluation.run();
  print(`\n${evaluation.name}`);
  for (const metric of metrics) print(formatMetric(metric));
  if (withRules) for (const contribution of ruleContributions) print(`  ${contribution}`);
  if (withErrors) for (const error of errors) print(`  error: ${error}`);
  if (metrics.some(({ value, minimum = 0 }) => value < minimum)) process.exitCode = 1;
}
