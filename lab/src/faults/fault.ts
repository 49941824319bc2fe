import type { FakeAiProvider } from '@memory/testing';
import type { Person } from '../people/person.ts';
import type { Product } from '../product/product.ts';
import type { StackVariant, TestServers } from './stack-variants.ts';

/** A failure that is injected while people use the product. */
export interface Fault {
  /** The name of the fault on the command line. */
  readonly name: string;
  /** The description of the fault in the result table. */
  readonly description: string;
  /** The servers with which the product is started. Default `own-servers`. */
  readonly stack?: StackVariant;
  /** Whether the fault belongs to the short form, which `npm test` runs. */
  readonly isQuick?: boolean;
  /** How long the fault lasts, in milliseconds. Default 0: the fault ends at once, like the death of a process. */
  readonly heldMs?: number;
  /** The parts that `/api/health` must report as unavailable while the fault lasts; `gateway` when there is no response at all. */
  readonly unavailableParts?: readonly string[];
  /** Whether people may have to sign in again. */
  readonly mayLoseSignIns?: boolean;
  /** Returns why the fault cannot be injected on this machine; undefined when it can be injected. */
  readonly skipReason?: () => string | undefined;
  inject(context: FaultContext): Promise<InjectedFault | void>;
}

export interface InjectedFault {
  /** Ends the fault. The recovery time begins here. */
  end?(): Promise<void>;
  /** Returns further problems of this fault that the checks do not find, as one sentence each. Called when everything has settled. */
  findProblems?(): Promise<string[]>;
}

export interface FaultContext {
  readonly product: Product;
  /** The AI provider that the product calls. */
  readonly provider: FakeAiProvider;
  /** The test servers with which the product was started. Empty when the product uses its own servers. */
  readonly servers: TestServers;
  /** Signs up a person who does not take part in the traffic. */
  signUpAnother(): Promise<Person>;
  /** An empty folder, which is deleted at the end. */
  readonly folder: string;
}
