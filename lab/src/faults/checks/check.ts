import type { Exchange } from '../../people/exchange.ts';
import type { LivePage } from '../../people/live-page.ts';
import type { Person } from '../../people/person.ts';
import type { Databases } from '../../product/databases.ts';
import type { Product } from '../../product/product.ts';
import type { Fault } from '../fault.ts';
import type { Leaver } from '../leaver.ts';
import type { HealthPoll } from '../readiness-observer.ts';

/** One condition that must hold after a fault. */
export interface Check {
  /** The name of the check's column in the result table. */
  readonly name: string;
  /** Returns the problems, as one sentence each. */
  findProblems(context: CheckContext): Promise<string[]>;
}

export interface CheckContext {
  readonly fault: Fault;
  readonly people: readonly Person[];
  /** The person whose account is deleted at the moment of the fault. */
  readonly leaver: Leaver;
  /** The open pages, one of each of `people`. */
  readonly pages: readonly LivePage[];
  /** A person without a session, who sends anonymous requests. */
  readonly stranger: Person;
  readonly product: Product;
  readonly databases: Databases;
  /** All requests during this fault. */
  readonly exchanges: readonly Exchange[];
  readonly polls: readonly HealthPoll[];
  /** The times of the fault's beginning, its end and the recovery, as values of `performance.now()`. */
  readonly injectedAt: number;
  readonly endedAt: number;
  readonly recoveredAt: number;
}

/** The maximum number of listed problems of one kind. Further problems are only counted. */
const LISTED_MAX = 5;

export function shorten(problems: readonly string[]): string[] {
  if (problems.length <= LISTED_MAX) return [...problems];
  return [...problems.slice(0, LISTED_MAX), `… and ${problems.length - LISTED_MAX} more`];
}
