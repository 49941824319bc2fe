import { setTimeout as delay } from 'node:timers/promises';
import type { Exchange } from '../people/exchange.ts';
import type { LivePage } from '../people/live-page.ts';
import type { Person } from '../people/person.ts';
import { connectToDatabases, type Databases } from '../product/databases.ts';
import type { CheckContext } from './checks/check.ts';
import { checks } from './checks/checks.ts';
import type { Fault, FaultContext, InjectedFault } from './fault.ts';
import { Leaver } from './leaver.ts';
import { type HealthPoll, observeReadiness } from './readiness-observer.ts';
import { measureRecovery } from './recovery.ts';
import { type FaultResult, OWN_CHECK, SETTLED_CHECK } from './result.ts';
import { runFileMaintenance, waitUntilSettled } from './settling.ts';
import { startTraffic, type Traffic } from './traffic.ts';

/** How long people use the product before the fault and after the recovery, in milliseconds. */
const TRAFFIC_BEFORE_MS = 2_500;
const TRAFFIC_AFTER_MS = 2_000;
/** How long a burst of writes runs before the fault, in milliseconds. Some writes have then taken effect, and some have not begun. */
const BURST_BEGUN_MS = 60;

export interface FaultRun {
  readonly context: FaultContext;
  /** The people who use the product. The checks cover everything that they have written since they signed up. */
  readonly people: readonly Person[];
  /** The open pages, one of each of `people`. */
  readonly pages: readonly LivePage[];
  /** A person who has no account yet. The account that they create is deleted at the moment of the fault. */
  readonly leaver: Person;
  /** A person without a session, who sends anonymous requests. */
  readonly stranger: Person;
  /** The person whose writes show when the product has recovered. */
  readonly prober: Person;
  /** The requests of all people. The run adds its requests to this list. */
  readonly exchanges: Exchange[];
  readonly seed: string;
}

/** Injects one fault while people use the product, waits until everything has settled, and runs all checks. */
export async function runFault(fault: Fault, run: FaultRun): Promise<FaultResult> {
  const { context, people, exchanges, seed } = run;
  const { product } = context;
  exchanges.length = 0;
  const polls: HealthPoll[] = [];
  const stopObserving = observeReadiness(product.url, (poll) => void polls.push(poll));
  const traffic = startTraffic(people, `${seed} ${fault.name}`);
  const databases = connectToDatabases(product);
  try {
    return await injectAndCheck(fault, run, { polls, stopObserving, traffic, databases });
  } finally {
    // Stopped even after a failure: if the product does not start again, people would otherwise repeat their requests forever.
    await Promise.allSettled([traffic.stop(), stopObserving(), databases.close()]);
  }
}

interface FaultObservation {
  readonly polls: readonly HealthPoll[];
  stopObserving(): Promise<void>;
  readonly traffic: Traffic;
  readonly databases: Databases;
}

async function injectAndCheck(
  fault: Fault,
  { context, people, pages, prober, stranger, exchanges, leaver: personWhoLeaves }: FaultRun,
  { polls, stopObserving, traffic, databases }: FaultObservation,
): Promise<FaultResult> {
  const { product } = context;
  const startedAt = performance.now();
  const leaver = new Leaver(personWhoLeaves, product);
  await Promise.all([delay(TRAFFIC_BEFORE_MS), leaver.prepare(people[0]!)]);

  traffic.burst();
  const erased = leaver.erase();
  await delay(BURST_BEGUN_MS);

  const injectedAt = performance.now();
  const injected = await inject(fault, context);
  if (fault.heldMs) await delay(injectedAt + fault.heldMs - performance.now());
  await injected.end?.();
  const endedAt = performance.now();
  const recovery = await measureRecovery(prober, databases);
  const recoveredAt = performance.now();
  await delay(TRAFFIC_AFTER_MS);
  await Promise.all([traffic.stop(), erased]);
  await stopObserving();

  const { seconds: settleSeconds, last: settledLast, unsettled } = await waitUntilSettled(product, databases);
  await runFileMaintenance(product, databases);
  const checkContext: CheckContext = {
    fault,
    people,
    leaver,
    pages,
    stranger,
    product,
    databases,
    exchanges: [...exchanges],
    polls,
    injectedAt,
    endedAt,
    recoveredAt,
  };
  const problems = new Map<string, readonly string[]>([
    [SETTLED_CHECK, unsettled],
    [OWN_CHECK, (await injected.findProblems?.()) ?? []],
  ]);
  for (const { name, findProblems } of checks) {
    const found = await findProblems(checkContext).catch((error: unknown) => [
      `could not be checked: ${String(error)}`,
    ]);
    problems.set(name, found);
  }
  return {
    name: fault.name,
    description: fault.description,
    problems,
    recovery,
    settleSeconds,
    settledLast,
    seconds: (performance.now() - startedAt) / 1_000,
    requests: checkContext.exchanges.length,
    writes: checkContext.exchanges.filter(isAcknowledgedWrite).length,
  };
}

/** Injects a fault. When this fails, the failure is reported as a problem of the fault, and the checks still run. */
async function inject(fault: Fault, context: FaultContext): Promise<InjectedFault> {
  try {
    return (await fault.inject(context)) ?? {};
  } catch (error) {
    return { findProblems: async () => [`it could not be made: ${String(error)}`] };
  }
}

const isAcknowledgedWrite = ({ kind, outcome }: Exchange): boolean =>
  kind !== 'read' && typeof outcome === 'number' && outcome < 300;
