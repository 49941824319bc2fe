import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fillProductAndReference, signUpViewers } from '../people/stored/prepare-school.ts';
import { type Benchmark, type BenchmarkContext, formatTable } from './benchmark.ts';
import { assertSameEntries, compareServers, type MeasuringTimes, type Comparison } from './http/compare.ts';
import { recordProfile } from './http/cpu-profile.ts';
import { CONNECTIONS, saturate } from './http/load.ts';
import { requestsOf, workloads, type Workload } from './http/workloads.ts';
import { IDLE_MB_AT_MOST, IDLE_SECONDS, LOADED_MB_AT_MOST, reportProcessSizes } from './process-sizes.ts';
import { startServerProgram } from './start-server-program.ts';

const ENTRIES = 100_000;
const TIMES: MeasuringTimes = { rounds: 5, warmUpRequests: 4_000, saturationSeconds: 5, fixedRateSeconds: 6 };
const QUICK_TIMES: MeasuringTimes = { rounds: 2, warmUpRequests: 1_500, saturationSeconds: 3, fixedRateSeconds: 2 };

/**
 * How often a workload is measured at most when it seems to have become slower. Other load on the machine makes single measurements worse; a slower
 * program makes every measurement worse.
 */
const MEASURED_AT_MOST = 3;

/** Compares the product, started with `npm start`, with a bare server that has the same rows on the same PostgreSQL server. */
export const httpRequestsBenchmark: Benchmark = {
  name: 'http',
  description:
    'requests through the whole product, beside a bare Fastify and pg server with the same rows (--quick, --entries <number>, --only <kind of request>, --profile <process>)',
  async measure(context) {
    const { isQuick, entries = ENTRIES, only = '' } = context.options;
    const times = isQuick ? QUICK_TIMES : TIMES;
    const product = await context.startWithNpm();
    await delay(IDLE_SECONDS * 1_000);
    reportProcessSizes(context, product, 'idle', IDLE_MB_AT_MOST);
    const viewers = await signUpViewers(product.url, CONNECTIONS);
    const referenceDatabaseUrl = await fillProductAndReference(product, { viewers, entries });
    const referenceProgram = join(import.meta.dirname, 'http/reference-server.ts');
    const reference = await startServerProgram(referenceProgram, { env: { DATABASE_URL: referenceDatabaseUrl } });
    const rows: TableRow[] = [];
    try {
      for (const workload of workloads.filter(({ name, isLong }) => name.includes(only) && !(isQuick && isLong))) {
        const loads = requestsOf(workload, { productUrl: product.url, referenceUrl: reference.url, viewers });
        if (workload.body === undefined) await assertSameEntries(loads);
        const measure = () => compareServers({ product, reference }, loads, times);
        let comparison = await measure();
        for (let times = 1; isSlowerThanUsual(workload, comparison) && times < MEASURED_AT_MOST; times += 1) {
          context.print(`    ${workload.name} seems slower than it was, and is measured again`);
          comparison = await measure();
        }
        rows.push(reportComparison(context, workload, comparison));
        await recordProfile(context, product, workload.name, () =>
          saturate(loads.product, { seconds: times.saturationSeconds }),
        );
      }
    } finally {
      await reference.stop();
    }
    reportProcessSizes(context, product, 'after the load', LOADED_MB_AT_MOST);
    context.print(`\n${formatRatios(rows)}`);
  },
};

/** The ratios of the product to the reference server for one workload. */
interface TableRow {
  readonly name: string;
  readonly throughput: number;
  readonly cpu: number;
  readonly saturatedP99: number;
  readonly fixedRateP99: number;
}

/** The maximum CPU time of a request, as a multiple of its usual CPU time. */
const TIMES_USUAL_CPU_AT_MOST = 1.15;

/** Whether a request takes clearly more CPU time than usual. */
const isSlowerThanUsual = ({ usualCpu = Infinity }: Workload, comparison: Comparison): boolean =>
  cpuRatio(comparison) > usualCpu * TIMES_USUAL_CPU_AT_MOST;

/**
 * Reports a comparison. `--quick` only judges whether a request has become slower; the complete benchmark also judges the promises.
 * @returns the row for the table at the end
 */
function reportComparison(context: BenchmarkContext, workload: Workload, comparison: Comparison): TableRow {
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
const formatRatios = (rows: readonly TableRow[]): string =>
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
