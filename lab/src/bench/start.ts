import { setTimeout as delay } from 'node:timers/promises';
import { readRunningInstallation } from '@memory/launcher/stack/running-installation';
import { topology } from '@memory/launcher/topology';
import type { Benchmark } from './benchmark.ts';
import { dataFolder, startWithNpm } from './http/npm-start.ts';
import { IDLE_MB_AT_MOST, IDLE_SECONDS, reportProcessSizes } from './process-sizes.ts';

const MB = 1_024 ** 2;
/** The part of the heap for new objects, whose limit is not part of `heapMb`. */
const HEAP_OF_NEW_OBJECTS_MB = 48;
const START_SECONDS_AT_MOST = 8;
const READY_SECONDS_AT_MOST = 1;
/** language-svc reads its dictionary at start. */
const LANGUAGE_READY_SECONDS_AT_MOST = 1.5;

/** Measures a second `npm start` on the same data folder: how long it takes, and how much memory its processes have afterwards. */
export const startBenchmark: Benchmark = {
  name: 'start',
  description: 'a second npm start: until each process is ready, and the memory of all processes',
  async measure(context) {
    const folder = dataFolder(await context.createFolder());
    // The first start creates the databases and fills the caches of compiled code.
    await (await startWithNpm(folder)).stop();
    const startedAt = performance.now();
    const product = await startWithNpm(folder);
    try {
      const seconds = (performance.now() - startedAt) / 1_000;
      context.report({ label: 'a second npm start', value: seconds, unit: 's', atMost: START_SECONDS_AT_MOST });
      for (const { name } of topology) {
        const atMost = name === 'language-svc' ? LANGUAGE_READY_SECONDS_AT_MOST : READY_SECONDS_AT_MOST;
        context.report({ label: `${name} ready`, value: readySeconds(product.output, name), unit: 's', atMost });
      }
      for (const { name, heapMb } of topology)
        context.report({
          label: `${name} limits its heap`,
          value: (await readHeapLimit(folder, name)) / MB,
          unit: 'MB',
          atMost: heapMb + HEAP_OF_NEW_OBJECTS_MB,
        });
      await delay(IDLE_SECONDS * 1_000);
      await reportProcessSizes(context, product, 'idle', IDLE_MB_AT_MOST);
    } finally {
      await product.stop();
    }
  },
};

/** Returns the limit that a process reports in its metrics, in bytes. */
async function readHeapLimit(dataDir: string, processName: string): Promise<number> {
  const address = readRunningInstallation(dataDir)?.metrics[processName];
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^nodejs_heap_size_limit_bytes (\S+)$/m.exec(metrics)?.[1]);
}

/** Returns how long a process took until it was ready, from the line that the start program has printed about it. */
function readySeconds(output: readonly string[], processName: string): number {
  const line = output.find((one) => one.startsWith(`✓ ${processName} ready`)) ?? '';
  const seconds = /\((\d+\.\d+) s\)$/.exec(line)?.[1];
  if (seconds === undefined) throw new Error(`npm start did not say that ${processName} is ready`);
  return Number(seconds);
}
