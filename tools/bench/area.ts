import type { Stack } from '../stack.ts';

/** What one part of the product promises about speed and memory, and the program that looks whether it is so. */
export interface Area {
  /** As it is written on the command line. */
  readonly name: string;
  /** A sentence for the list of areas. */
  readonly about: string;
  measure(bench: Bench): Promise<void>;
}

export interface Bench {
  /** The whole built product in a folder of its own, started the first time it is asked for and gone at the end. */
  product(settings?: Record<string, string>): Promise<Product>;
  /** An empty folder that is removed at the end. */
  folder(): Promise<string>;
  /** Writes a result down. A figure that depends on the machine is given as a ratio to a reference measured in the same run. */
  report(result: Result): void;
  /** Says in a sentence what could not be measured here, and why. */
  skip(sentence: string): void;
}

export interface Result {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The most that was promised (or the least). Without it the figure is only told. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Product extends Stack {
  readonly dataDir: string;
  /** The process id of one of the topology's processes. */
  pidOf(name: string): number;
  /** Asks a process itself, without the gateway before it, as nobody in particular. @throws Error unless the answer is 200 */
  ask(process: string, path: string, request?: RequestInit): Promise<Response>;
  /** A new account. @returns the header that makes a request theirs */
  signUp(): Promise<{ cookie: string }>;
}
