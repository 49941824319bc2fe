import type { FakeAiProvider } from '@memory/testing';
import type { Person } from '../people/person.ts';
import type { Product } from '../product/product.ts';
import type { StackVariant, TestServers } from './stack-variants.ts';

/** Something that breaks while people use the product. */
export interface Fault {
  /** The name on the command line. */
  readonly name: string;
  /** What happens, for the table. */
  readonly description: string;
  /** What the product is started with. Default `own-servers`. */
  readonly stack?: StackVariant;
  /** Whether it belongs to the short form, which `npm test` runs. */
  readonly isQuick?: boolean;
  /** How long the fault lasts, in milliseconds. Default 0: it ends at once, as the death of a process does. */
  readonly heldMs?: number;
  /** The parts of `/api/health` that must be reported as unavailable while the fault lasts; `gateway` for no response at all. */
  readonly unavailableParts?: readonly string[];
  /** Whether people may have to sign in again. */
  readonly mayLoseSignIns?: boolean;
  /** Why the fault cannot be made on this machine; undefined when it can. */
  readonly skipReason?: () => string | undefined;
  inject(context: FaultContext): Promise<InjectedFault | void>;
}

export interface InjectedFault {
  /** Ends the fault. Recovery is measured from here. */
  end?(): Promise<void>;
  /** Returns what is wrong beside what the checks find, once everything has settled: one sentence each. */
  findProblems?(): Promise<string[]>;
}

export interface FaultContext {
  readonly product: Product;
  /** The AI provider that the product calls. */
  readonly provider: FakeAiProvider;
  /** The servers that the product was started with, beside its own. */
  readonly servers: TestServers;
  /** Signs up a person who takes no part in the traffic. */
  signUpAnother(): Promise<Person>;
  /** An empty folder, which is deleted at the end. */
  readonly folder: string;
}
