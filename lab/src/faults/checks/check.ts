import type { Exchange } from '../../people/exchange.ts';
import type { LivePage } from '../../people/live-page.ts';
import type { Person } from '../../people/person.ts';
import type { Databases } from '../../product/databases.ts';
import type { Product } from '../../product/product.ts';
import type { Fault } from '../fault.ts';
import type { Leaver } from '../leaver.ts';
import type { HealthPoll } from '../readiness-observer.ts';

/** One thing that must be true after a fault. */
export interface Check {
  /** The name of a column of the table. */
  readonly name: string;
  /** Returns what is wrong, in one sentence each. */
  findProblems(context: CheckContext): Promise<string[]>;
}

export interface CheckContext {
  readonly fault: Fault;
  readonly people: readonly Person[];
  /** The person whose account was deleted at the moment of the fault. */
  readonly leaver: Leaver;
  /** An open page of each of `people`. */
  readonly pages: readonly LivePage[];
  /** Sends requests without a session. */
  readonly stranger: Person;
  readonly product: Product;
  readonly databases: Databases;
  /** Every request of this fault. */
  readonly exchanges: readonly Exchange[];
  readonly polls: readonly HealthPoll[];
  /** Times of `performance.now()`. */
  readonly injectedAt: number;
  readonly endedAt: number;
  readonly recoveredAt: number;
}

/** The maximum number of problems of one kind that are listed; the rest is counted. */
const LISTED_MAX = 5;

export function shorten(problems: readonly string[]): string[] {
  if (problems.length <= LISTED_MAX) return [...problems];
  return [...problems.slice(0, LISTED_MAX), `… and ${problems.length - LISTED_MAX} more`];
}
