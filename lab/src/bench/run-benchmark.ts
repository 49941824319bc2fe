import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cleanup, runCleanups } from '@memory/launcher/stack/cleanup';
import { Product } from '../product/product.ts';
import type { Benchmark, BenchmarkContext, BenchmarkOptions, Measurement } from './benchmark.ts';

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
  const cleanups: Cleanup[] = [];
  let areLimitsKept = true;
  const createFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'memory-bench-'));
    // The system users of the processes reach their folders through this one.
    await chmod(folder, 0o755);
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  const start = async (productOptions: ConstructorParameters<typeof Product>[1]): Promise<Product> => {
    const product = new Product(await createFolder(), productOptions);
    cleanups.push(() => product.stop());
    return product.start();
  };
  const context: BenchmarkContext = {
    createFolder,
    startProduct: (settings = {}) => start({ settings }),
    startWithNpm: () => start({ withNpm: true }),
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
    await runCleanups(cleanups, 'fast');
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
