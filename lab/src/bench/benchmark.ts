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

/** The functions that a benchmark can use. Everything that it creates with them is removed afterwards. */
export interface BenchmarkContext {
  /** Starts the built product on a new data folder. @param settings environment variables */
  startProduct(settings?: Record<string, string>): Promise<Product>;
  /** Starts it as an operator does, with npm, whose memory is then measured, too. */
  startWithNpm(): Promise<Product>;
  /** Creates an empty folder. */
  createFolder(): Promise<string>;
  /**
   * Prints a measurement. A figure that depends on the machine should be given as a ratio to a reference that was measured in the same run.
   */
  report(measurement: Measurement): void;
  /** Prints a line that explains a measurement. */
  print(line: string): void;
  /** The options of the command line, of which each benchmark uses those that apply to it. */
  readonly options: BenchmarkOptions;
  /** Prints why something cannot be measured on this machine. */
  skip(reason: string): void;
}

export interface BenchmarkOptions {
  /** Whether a rough result in two minutes is enough (`--quick`). */
  readonly isQuick: boolean;
  /** The number of generated entries (`--entries`). */
  readonly entries?: number | undefined;
  /** The process of topology.ts of which CPU profiles are recorded (`--profile`). */
  readonly profile?: string | undefined;
  /** The one kind of requests or scenario that is measured (`--only`), by a part of its name. */
  readonly only?: string | undefined;
  /** The number of people who use the product at the same time (`--people`). */
  readonly people?: number | undefined;
  /** How long each scenario is measured (`--minutes`). */
  readonly minutes?: number | undefined;
  /** The address of an installation for tests that people use instead of a product that is started (`--url`). */
  readonly url?: string | undefined;
  /** The host of `--url`, typed again, when it is another machine (`--confirm-host`). */
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
  /** The promised limits of a measurement. Without `atMost` and `atLeast` the measurement is only printed. */
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

/** Runs `work`. @returns how long it took, in milliseconds */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Formats rows of cells, of which the first is the head, as a table in Markdown. */
export const formatTable = (rows: readonly (readonly (string | number)[])[]): string =>
  [rows[0]!, rows[0]!.map(() => '---'), ...rows.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Reads the number of successful jobs and their total duration in seconds from the worker's metrics. */
export async function readJobDurations(product: Product, job: string): Promise<{ sum: number; count: number }> {
  // The worker updates its metrics shortly after the response to the upload was sent.
  await delay(500);
  const metrics = await product.readMetrics('media-worker');
  const readMetric = (suffix: string): number => {
    const name = `memory_job_duration_seconds_${suffix}`;
    return Number(new RegExp(`^${name}\\{job="${job}",outcome="done"\\} (.*)$`, 'm').exec(metrics)?.[1] ?? 0);
  };
  return { sum: readMetric('sum'), count: readMetric('count') };
}
