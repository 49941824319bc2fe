import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benchmark, BenchmarkContext, BenchmarkOptions, Measurement, RunningProduct } from './benchmark.ts';
import { startMeasuredProduct } from './start-product.ts';

/**
 * Runs one benchmark and removes what it created.
 * @param print prints one line
 * @returns whether all measurements are within their limits
 */
export async function runBenchmark(
  benchmark: Benchmark,
  options: BenchmarkOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const folders: string[] = [];
  let product: Promise<RunningProduct> | undefined;
  let areLimitsKept = true;

  const createFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'memory-bench-'));
    folders.push(folder);
    return folder;
  };
  const context: BenchmarkContext = {
    createFolder,
    startProduct: (settings = {}) =>
      (product ??= createFolder().then((dataDir) => startMeasuredProduct(dataDir, settings))),
    report(measurement) {
      areLimitsKept &&= isWithinLimits(measurement);
      print(formatMeasurement(measurement));
    },
    print,
    options,
    skip: (reason) => print(`– ${reason}`),
  };
  print(`\n# ${benchmark.name}: ${benchmark.description}`);
  try {
    await benchmark.measure(context);
  } finally {
    // When the start of the product fails, the start itself stops everything that runs, so the error is ignored here.
    const started = await product?.catch(() => undefined);
    await started?.stop();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
  return areLimitsKept;
}

const isWithinLimits = ({ value, atMost = Infinity, atLeast = -Infinity }: Measurement): boolean =>
  value <= atMost && value >= atLeast;

function formatMeasurement(measurement: Measurement): string {
  const { label, value, unit, atMost, atLeast } = measurement;
  const limits = [atMost === undefined ? '' : `at most ${atMost}`, atLeast === undefined ? '' : `at least ${atLeast}`]
    .filter(Boolean)
    .join(', ');
  const figure = `${label}: ${Number(value.toPrecision(3))} ${unit}`.trim();
  return limits ? `${isWithinLimits(measurement) ? '✓' : '✗'} ${figure} (${limits})` : `  ${figure}`;
}
