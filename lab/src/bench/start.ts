import { setTimeout as delay } from 'node:timers/promises';
import { topology } from '@memory/launcher/topology';
import type { Product } from '../product/product.ts';
import { type Benchmark, measureMs } from './benchmark.ts';
import { IDLE_MB_AT_MOST, IDLE_SECONDS, reportProcessSizes } from './process-sizes.ts';

const MB = 1_024 ** 2;
/** The size of the heap part for new objects, which `heapMb` does not include. */
const HEAP_OF_NEW_OBJECTS_MB = 48;
const START_SECONDS_AT_MOST = 8;
const READY_SECONDS_AT_MOST = 1;
/** The limit is higher for language-svc, because it reads its dictionary at the start. */
const LANGUAGE_READY_SECONDS_AT_MOST = 1.5;

/** Measures a second `npm start` on the same data folder: the time until each process is ready, and the memory of the processes afterwards. */
export const startBenchmark: Benchmark = {
  name: 'start',
  description: 'a second npm start: until each process is ready, and the memory of all processes',
  async measure(context) {
    // The first start creates the databases and fills the caches of compiled code.
    const product = await context.startWithNpm();
    await product.stop();
    const seconds = (await measureMs(() => product.start())) / 1_000;
    context.report({ label: 'a second npm start', value: seconds, unit: 's', atMost: START_SECONDS_AT_MOST });
    for (const { name } of topology) {
      const atMost = name === 'language-svc' ? LANGUAGE_READY_SECONDS_AT_MOST : READY_SECONDS_AT_MOST;
      context.report({ label: `${name} ready`, value: readySeconds(product.output, name), unit: 's', atMost });
    }
    for (const { name, heapMb } of topology)
      context.report({
        label: `${name} limits its heap`,
        value: (await readHeapLimit(product, name)) / MB,
        unit: 'MB',
        atMost: heapMb + HEAP_OF_NEW_OBJECTS_MB,
      });
    await delay(IDLE_SECONDS * 1_000);
    reportProcessSizes(context, product, 'idle', IDLE_MB_AT_MOST);
  },
};

/** Returns the heap limit that a process reports in its metrics, in bytes. */
const readHeapLimit = async (product: Product, name: string): Promise<number> =>
  Number(/^nodejs_heap_size_limit_bytes (\S+)$/m.exec(await product.readMetrics(name))?.[1]);

/** Returns the time until a process was ready, from the line that the start program has printed about the process. */
function readySeconds(output: string, processName: string): number {
  const line = output.split('\n').find((one) => one.startsWith(`✓ ${processName} ready`)) ?? '';
  const seconds = /\((\d+\.\d+) s\)$/.exec(line)?.[1];
  if (seconds === undefined) throw new Error(`npm start did not say that ${processName} is ready`);
  return Number(seconds);
}
