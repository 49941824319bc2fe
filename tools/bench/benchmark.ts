import type { RunningStack } from '../stack/start-stack.ts';

/** Measures one part of the product and compares the measurements with the promised limits. */
export interface Benchmark {
  /** The name on the command line. */
  readonly name: string;
  /** One sentence for the list of benchmarks. */
  readonly description: string;
  measure(context: BenchmarkContext): Promise<void>;
}

/** What a benchmark can use; everything it creates is removed afterwards. */
export interface BenchmarkContext {
  /** Starts the built product on a new data folder. Later calls return the same product. */
  startProduct(settings?: Record<string, string>): Promise<RunningProduct>;
  /** Creates an empty folder. */
  createFolder(): Promise<string>;
  /** Prints a measurement. Figures that depend on the machine should be ratios to a reference that was measured in the same run. */
  report(measurement: Measurement): void;
  /** Prints why something could not be measured on this machine. */
  skip(reason: string): void;
}

export interface Measurement {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  /** The promised limit. Without `atMost` and `atLeast` the measurement is only printed. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** The headers of requests with a user's session. */
export interface SessionHeaders extends Record<string, string> {
  cookie: string;
}

export interface RunningProduct extends RunningStack {
  readonly dataDir: string;
  /** The process id of a process of topology.ts. */
  processId(processName: string): number;
  /**
   * Sends a request without a signed-in user to a process directly, bypassing the gateway.
   * @throws Error for any status but 200
   */
  fetchFromProcess(processName: string, path: string, request?: RequestInit): Promise<Response>;
  /** Registers a new account and signs in. */
  registerAccount(): Promise<SessionHeaders>;
}
