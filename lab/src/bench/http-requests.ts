import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fillProductAndReference, signUpViewers } from '../people/stored/prepare-school.ts';
import type { Product } from '../product/product.ts';
import type { Benchmark, BenchmarkContext } from './benchmark.ts';
import { assertSameEntries, compareServers, type MeasuringTimes } from './http/compare.ts';
import { profileProcess } from './http/cpu-profile.ts';
import { CONNECTIONS, type LoadRequest, saturate } from './http/load.ts';
import { formatRatios, isSlowerThanUsual, reportComparison, type TableRow } from './http/report.ts';
import { requestsOf, workloads } from './http/workloads.ts';
import { IDLE_MB_AT_MOST, IDLE_SECONDS, LOADED_MB_AT_MOST, reportProcessSizes } from './process-sizes.ts';
import { startServerProgram } from './start-server-program.ts';

const ENTRIES = 100_000;
const TIMES: MeasuringTimes = { rounds: 5, warmUpRequests: 4_000, saturationSeconds: 5, fixedRateSeconds: 6 };
const QUICK_TIMES: MeasuringTimes = { rounds: 2, warmUpRequests: 1_500, saturationSeconds: 3, fixedRateSeconds: 2 };

/**
 * How often a workload is measured that seems to have become slower: other load on the machine makes one measurement worse, a slower program
 * makes each of them worse.
 */
const MEASURED_AT_MOST = 3;

/** Compares the product, as `npm start` runs it, with a bare server on the same PostgreSQL server and the same rows. */
export const httpRequestsBenchmark: Benchmark = {
  name: 'http',
  description:
    'requests through the whole product, beside a bare Fastify and pg server with the same rows (--quick, --entries <number>, --only <kind of request>, --profile <process>)',
  async measure(context) {
    const { isQuick, entries = ENTRIES, only = '', profile } = context.options;
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
        const measure = () => compareServers({ product, reference }, loads, isQuick ? QUICK_TIMES : TIMES);
        let comparison = await measure();
        for (let times = 1; isSlowerThanUsual(workload, comparison) && times < MEASURED_AT_MOST; times += 1) {
          context.print(`    ${workload.name} seems slower than it was, and is measured again`);
          comparison = await measure();
        }
        rows.push(reportComparison(context, workload, comparison));
        if (profile !== undefined) await recordProfile(context, product, loads.product, profile, workload.name);
      }
    } finally {
      await reference.stop();
    }
    reportProcessSizes(context, product, 'after the load', LOADED_MB_AT_MOST);
    context.print(`\n${formatRatios(rows)}`);
  },
};

/** Records a profile of one process during the product's part of a workload, and prints where the time goes. */
async function recordProfile(
  { print, options }: BenchmarkContext,
  product: Product,
  load: LoadRequest,
  processName: string,
  workloadName: string,
): Promise<void> {
  const file = join(tmpdir(), `${processName}-${workloadName.replaceAll(/\W+/g, '-')}.cpuprofile`);
  const seconds = (options.isQuick ? QUICK_TIMES : TIMES).saturationSeconds;
  const lines = await profileProcess(product.processId(processName), file, () => saturate(load, { seconds }));
  print(`    where ${processName} spends its CPU time (${file}):\n${lines.map((line) => `      ${line}`).join('\n')}`);
}
