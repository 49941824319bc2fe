import { parseArgs } from 'node:util';
import { accuracyEvaluators } from './accuracy-evaluators.ts';
import { formatMetric } from './format-metric.ts';

/**
 * `npm run eval` measures the accuracy of the service and prints the metrics of every evaluation, with confidence intervals of 95 %.
 * `npm run eval -- readings --errors --rules` runs the evaluation `readings` only and also prints its errors on the training texts and the
 * contribution of each rule. `--cpp <folder>` and `--g2pl <folder>` name public corpora, `--set <file>` further labelled sentences, of which
 * only totals are printed unless `--errors` is given. `npm run eval -- mood --authors` also trains mood models without the texts of four
 * authors in turn and measures them on these; it takes about ten minutes. `--log <file>` names reviews of people for the evaluation
 * `reviews`. The exit code is 1 when a metric is below its minimum.
 */
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    errors: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    authors: { type: 'boolean', default: false },
    cpp: { type: 'string' },
    g2pl: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    log: { type: 'string', multiple: true, default: [] },
  },
});
const { set: sets, log: logs, ...options } = values;
const print = (text: string): void => void process.stdout.write(`${text}\n`);

for (const evaluation of accuracyEvaluators.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const { metrics, errors = [], ruleContributions = [] } = await evaluation.run({ ...options, sets, logs });
  print(`\n${evaluation.name}`);
  for (const metric of metrics) print(formatMetric(metric));
  if (values.rules) for (const contribution of ruleContributions) print(`  ${contribution}`);
  if (values.errors) for (const error of errors) print(`  error: ${error}`);
  if (metrics.some(({ value, minimum = 0 }) => value < minimum)) process.exitCode = 1;
}
