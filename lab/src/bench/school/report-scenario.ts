import type { RequestKind } from '../../load/scenarios/request.ts';
import type { Scenario } from '../../load/scenarios/scenario.ts';
import type { BenchmarkContext } from '../benchmark.ts';
import { quantile } from '../http/load.ts';
import type { CpuUsage } from './cpu-usage.ts';
import type { ScenarioTimes } from './run-scenario.ts';
import type { ScenarioResults } from './scenario-results.ts';

const KIND_LABELS: Readonly<Record<RequestKind, string>> = {
  read: 'reads',
  write: 'writes',
  upload: 'uploads',
  textUpload: 'uploads that wait for their text',
};

interface MeasuredScenario {
  readonly scenario: Scenario;
  readonly results: ScenarioResults;
  readonly users: number;
  readonly times: ScenarioTimes;
  readonly cpu: CpuUsage;
}

/** Reports the latencies and failures of a scenario with their thresholds. */
export function reportScenario(
  { print, report }: Pick<BenchmarkContext, 'print' | 'report'>,
  { scenario, results, users, times, cpu }: MeasuredScenario,
): void {
  const { name, p95AtMostMs, thinkSeconds } = scenario;
  print(
    `\n## ${name}: ${users} people, think time ${thinkSeconds.from}–${thinkSeconds.to} s, ${times.seconds / 60} min`,
  );
  print(formatTable(results));
  for (const kind of results.kinds) {
    const latencies = results.latenciesOf(kind);
    const p95 = quantile(latencies, 0.95);
    const rate = (latencies.length / times.seconds).toFixed(1);
    const label = `${name}: ${KIND_LABELS[kind]} (${latencies.length}, ${rate}/s), p95`;
    report({
      label,
      value: p95,
      unit: 'ms',
      ...(p95AtMostMs[kind] === undefined ? {} : { atMost: p95AtMostMs[kind] }),
    });
  }
  report({ label: `${name}: failed requests`, value: results.failureCount, unit: '', atMost: 0 });
  for (const [request, { count, reason }] of results.failures) print(`    ${count} × ${request}: ${reason}`);
  const product = [...cpu.product].map(([process, cores]) => `${process} ${cores.toFixed(2)}`).join(', ');
  print(`    cores used: ${product}; by this program, which sends the requests: ${cpu.runner.toFixed(2)}`);
}

/** Formats the latencies of each kind of request, the most frequent first, as a table in Markdown. */
function formatTable({ figures }: ScenarioResults): string {
  const rows = [...figures]
    .toSorted(([, one], [, other]) => other.latencies.length - one.latencies.length)
    .map(([name, { kind, latencies }]) => {
      const ascending = latencies.toSorted((one, other) => one - other);
      const figure = (part: number): string => quantile(ascending, part).toFixed(1);
      return [name, KIND_LABELS[kind], latencies.length, figure(0.5), figure(0.95), figure(0.99)].join(' | ');
    });
  const head = ['request', 'kind', 'number', 'p50 ms', 'p95 ms', 'p99 ms'];
  return [head.join(' | '), head.map(() => '---').join(' | '), ...rows].map((line) => `| ${line} |`).join('\n');
}
