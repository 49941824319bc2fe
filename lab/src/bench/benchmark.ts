import type { RunningStack } from '@memory/launcher/stack/start-stack';

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
  /** Starts the built product on a new data folder. Further calls return the same product. */
  startProduct(settings?: Record<string, string>): Promise<RunningProduct>;
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
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** The headers that requests with a user's session need. */
export interface SessionHeaders extends Record<string, string> {
  cookie: string;
}

export interface RunningProduct extends RunningStack {
  readonly dataDir: string;
  /** Returns the process id of a process of topology.ts. */
  processId(processName: string): number;
  /**
   * Sends a request without a signed-in user to a process directly, bypassing the gateway.
   * @throws Error for any status but 200
   */
  fetchFromProcess(processName: string, path: string, request?: RequestInit): Promise<Response>;
  /** Registers a new account and signs in. */
  registerAccount(): Promise<SessionHeaders>;
}
