import { type BenchmarkContext, formatTable } from '../benchmark.ts';
import type { Comparison } from './compare.ts';
import type { Workload } from './workloads.ts';

/** The ratios of the product to the reference server with one workload. */
export interface TableRow {
  readonly name: string;
  readonly throughput: number;
  readonly cpu: number;
  readonly saturatedP99: number;
  readonly fixedRateP99: number;
}

/** How many times its usual CPU time a request may take. */
const TIMES_USUAL_CPU_AT_MOST = 1.15;

/** Whether a request takes clearly more CPU time than it once did. */
export const isSlowerThanUsual = ({ usualCpu = Infinity }: Workload, comparison: Comparison): boolean =>
  cpuRatio(comparison) > usualCpu * TIMES_USUAL_CPU_AT_MOST;

/**
 * Reports a comparison. `--quick` judges only whether a request has become slower, the complete benchmark the promises too.
 * @returns the row of the table at the end
 */
export function reportComparison(context: BenchmarkContext, workload: Workload, comparison: Comparison): TableRow {
  const { product, reference } = comparison;
  const { throughputAtLeast, cpuAtMost, p99AtMost } = (!context.options.isQuick && workload.promises) || {};
  const ratio = (label: string, one: number, other: number, unit: string, limits: object = {}): number => {
    const figures = `${formatFigure(one)} and ${formatFigure(other)} ${unit}`;
    context.report({ label: `${workload.name}: ${label} (${figures})`, value: one / other, unit: 'times', ...limits });
    return one / other;
  };
  const throughput = ratio('requests a second', product.requestsPerSecond, reference.requestsPerSecond, '/s', {
    atLeast: throughputAtLeast,
  });
  const cpu = ratio('CPU per request', sum(product.cpuMs), sum(reference.cpuMs), 'ms', { atMost: cpuAtMost });
  if (workload.usualCpu !== undefined)
    context.report({
      label: `${workload.name}: CPU per request, of the usual (${workload.usualCpu})`,
      value: cpu / workload.usualCpu,
      unit: 'times',
      atMost: TIMES_USUAL_CPU_AT_MOST,
    });
  context.print(`    product: ${formatCpu(product.cpuMs)}`);
  context.print(`    reference: ${formatCpu(reference.cpuMs)}`);
  ratio('p50 at saturation', product.saturated.p50, reference.saturated.p50, 'ms');
  const saturatedP99 = ratio('p99 at saturation', product.saturated.p99, reference.saturated.p99, 'ms');
  ratio('p50 at 100/s', product.fixedRate.p50, reference.fixedRate.p50, 'ms');
  const { fixedRate } = product;
  const fixedRateP99 = ratio('p99 at 100/s', fixedRate.p99, reference.fixedRate.p99, 'ms', { atMost: p99AtMost });
  return { name: workload.name, throughput, cpu, saturatedP99, fixedRateP99 };
}

/** Formats the ratios as a table in Markdown. */
export const formatRatios = (rows: readonly TableRow[]): string =>
  formatTable([
    ['Work, as a ratio to the bare server', 'requests/s', 'CPU per request', 'p99 at saturation', 'p99 at 100/s'],
    ...rows.map(({ name, throughput, cpu, saturatedP99, fixedRateP99 }) => [
      name,
      ...[throughput, cpu, saturatedP99, fixedRateP99].map((value) => value.toFixed(2)),
    ]),
  ]);

const cpuRatio = ({ product, reference }: Comparison): number => sum(product.cpuMs) / sum(reference.cpuMs);

const sum = (cpuMs: ReadonlyMap<string, number>): number => [...cpuMs.values()].reduce((total, ms) => total + ms, 0);

/** Lists the processes that used a noticeable part of the CPU time. */
const formatCpu = (cpuMs: ReadonlyMap<string, number>): string =>
  [...cpuMs]
    .filter(([, ms]) => ms >= 0.005)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, ms]) => `${name} ${ms.toFixed(2)} ms`)
    .join(', ');

const formatFigure = (value: number): string => String(Number(value.toPrecision(3)));
