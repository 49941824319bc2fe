import { setTimeout as delay } from 'node:timers/promises';
import { Person } from '../people/person.ts';
import type { Product } from '../product/product.ts';

/** Measures one part of the product and compares the measurements with the promised limits. */
export interface Benchmark {
  /** The name of the benchmark on the command line. */
  readonly name: string;
  /** A description for the list of benchmarks, in one sentence. */
  readonly description: string;
  measure(context: BenchmarkContext): Promise<void>;
}

/** The functions that a benchmark can use. Everything that the benchmark creates with these functions is removed afterwards. */
export interface BenchmarkContext {
  /** Starts the built product on a new data folder. @param settings environment variables */
  startProduct(settings?: Record<string, string>): Promise<Product>;
  /** Starts the product with npm, as an operator does. The memory of npm is then measured, too. */
  startWithNpm(): Promise<Product>;
  /** Creates an empty folder. */
  createFolder(): Promise<string>;
  /** Reports a measurement. A figure that depends on the machine should be reported as a ratio to a reference that was measured in the same run. */
  report(measurement: Measurement): void;
  /** Prints a line that explains a measurement. */
  print(line: string): void;
  /** The options of the command line. Each benchmark uses the options that apply to it. */
  readonly options: BenchmarkOptions;
  /** Prints the reason why something cannot be measured on this machine. */
  skip(reason: string): void;
}

export interface BenchmarkOptions {
  /** Whether a rough result in two minutes is enough (`--quick`). */
  readonly isQuick: boolean;
  /** The number of generated entries (`--entries`). */
  readonly entries?: number | undefined;
  /** The process of topology.ts whose CPU profiles are recorded (`--profile`). */
  readonly profile?: string | undefined;
  /** A part of the name of the only kind of request, scenario or list to measure (`--only`). */
  readonly only?: string | undefined;
  /** The number of people who use the product at the same time (`--people`). */
  readonly people?: number | undefined;
  /** How long each scenario is measured (`--minutes`). */
  readonly minutes?: number | undefined;
  /** The address of an installation for tests (`--url`). It is used instead of starting the product. */
  readonly url?: string | undefined;
  /** The repeated host of `--url`, which is required when the host is another machine (`--confirm-host`). */
  readonly confirmedHost?: string | undefined;
  /** The class code with which accounts are created at `--url` (`--invitation-code`). */
  readonly invitationCode?: string | undefined;
  /** The folder of the speech model that is measured (`--model`). */
  readonly model?: string | undefined;
  /** The recording that is transcribed (`--recording`). */
  readonly recording?: string | undefined;
}

export interface Measurement {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  /** The promised limits of a measurement. A measurement without `atMost` and `atLeast` is only printed. */
  readonly atMost?: number | undefined;
  readonly atLeast?: number | undefined;
}

/** Creates an account of the product. */
export const signUpPerson = (product: Product, username = `bench_${Date.now()}`): Promise<Person> =>
  new Person(product.url, { username }).signUp();

/** Returns a quantile of values in any order. */
export function quantile(values: readonly number[], part: number): number {
  const ascending = values.toSorted((one, other) => one - other);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? Number.NaN;
}

/** Runs `work`. @returns the duration in milliseconds */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Formats rows of cells as a table in Markdown. The first row is the header. */
export const formatTable = (rows: readonly (readonly (string | number)[])[]): string =>
  [rows[0]!, rows[0]!.map(() => '---'), ...rows.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Reads the number of successful jobs and their total duration in seconds from the worker's metrics. */
export async function readJobDurations(product: Product, job: string): Promise<{ sum: number; count: number }> {
  // The worker updates its metrics shortly after the response to the upload is sent.
  await delay(500);
  const metrics = await product.readMetrics('media-worker');
  const readMetric = (suffix: string): number => {
    const name = `memory_job_duration_seconds_${suffix}`;
    return Number(new RegExp(`^${name}\\{job="${job}",outcome="done"\\} (.*)$`, 'm').exec(metrics)?.[1] ?? 0);
  };
  return { sum: readMetric('sum'), count: readMetric('count') };
}
