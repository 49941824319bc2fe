import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '@memory/launcher/cli/end-with-npm';
import { parseArgs } from 'node:util';
import { reportFailure } from '@memory/launcher/cli/report-failure';
import { type Cleanup, runCleanups } from '@memory/launcher/stack/cleanup';
import type { Benchmark, BenchmarkContext, BenchmarkOptions, Measurement } from './bench/benchmark.ts';
import { benchmarks } from './bench/benchmarks.ts';
import { Product } from './product/product.ts';

/**
 * `npm run bench [-- <name> …]` runs all benchmarks, or the named ones, and compares the measurements with the promised limits. Most limits are
 * ratios, because other load on the machine distorts absolute figures. Exit codes: 0 all limits are kept, 1 a limit is exceeded, 2 unknown benchmark.
 *
 * The options of each benchmark:
 * - `http`: `--quick`, `--entries <number>`, `--only <kind of request>` and `--profile <process>`
 * - `school`: `--quick`, `--entries <number>`, `--only <scenario>`, `--people <number>`, `--minutes <number>`, `--url <installation for tests>`,
 *   `--confirm-host <host>` and `--invitation-code <code>`
 * - `scale`: `--quick`, `--entries <number>` and `--only <list>`
 * - `speech`: `--quick`, `--model <folder>` and `--recording <file>`
 */
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    entries: { type: 'string' },
    profile: { type: 'string' },
    only: { type: 'string' },
    people: { type: 'string' },
    minutes: { type: 'string' },
    url: { type: 'string' },
    'confirm-host': { type: 'string' },
    'invitation-code': { type: 'string' },
    model: { type: 'string' },
    recording: { type: 'string' },
  },
});
const benchmarkOptions = {
  isQuick: options.quick,
  profile: options.profile,
  only: options.only,
  model: options.model,
  recording: options.recording,
  url: options.url?.replace(/\/$/, ''),
  confirmedHost: options['confirm-host'],
  invitationCode: options['invitation-code'],
  ...(options.entries === undefined ? {} : { entries: Number.parseInt(options.entries, 10) }),
  ...(options.people === undefined ? {} : { people: Number.parseInt(options.people, 10) }),
  ...(options.minutes === undefined ? {} : { minutes: Number(options.minutes) }),
};
const unknownNames = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknownNames.length > 0) {
  const list = benchmarks.map(({ name, description }) => `  ${name.padEnd(14)} ${description}\n`).join('');
  process.stderr.write(`✗ There is no benchmark ${unknownNames.join(', ')}. There are:\n${list}`);
  process.exitCode = 2;
} else {
  try {
    for (const benchmark of benchmarks.filter(({ name }) => names.length === 0 || names.includes(name)))
      if (!(await runBenchmark(benchmark, benchmarkOptions, print))) process.exitCode = 1;
  } catch (error) {
    reportFailure(error);
  }
}

/**
 * Runs one benchmark and removes everything that it created.
 * @param print prints one line
 * @returns whether all measurements are within their limits
 */
async function runBenchmark(
  benchmark: Benchmark,
  options: BenchmarkOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const cleanups: Cleanup[] = [];
  let areLimitsKept = true;
  const createFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'memory-bench-'));
    // The mode lets the system users of the processes reach their folders through this folder.
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

function isWithinLimits({ value, atMost = Infinity, atLeast = -Infinity }: Measurement): boolean {
  return value <= atMost && value >= atLeast;
}

function formatMeasurement(measurement: Measurement): string {
  const { label, value, unit, atMost, atLeast } = measurement;
  const limits = [atMost === undefined ? '' : `at most ${atMost}`, atLeast === undefined ? '' : `at least ${atLeast}`]
    .filter(Boolean)
    .join(', ');
  const figure = `${label}: ${Number(value.toPrecision(3))} ${unit}`.trim();
  return limits ? `${isWithinLimits(measurement) ? '✓' : '✗'} ${figure} (${limits})` : `  ${figure}`;
}
