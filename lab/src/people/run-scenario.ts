import { setTimeout as delay } from 'node:timers/promises';
import { type Exchange, ignoreFailedRequest, type RequestKind } from './exchange.ts';
import type { Person } from './person.ts';
import { Random } from './random.ts';
import type { Scenario, SecondsRange } from './scenario.ts';

/** The durations of a scenario. */
export interface ScenarioTimes {
  /** The duration of the warm-up, in which people perform the same actions before the measurement. */
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/** Collects the latencies and failures of a scenario. */
export class ScenarioResults {
  /** The kinds and latencies of requests, by the name of the request. Latencies are in milliseconds. */
  readonly figures = new Map<string, { readonly kind: RequestKind; readonly latencies: number[] }>();
  /** The number of failures and the reason of the first failure, by the name of the request. Includes the warm-up. */
  readonly failures = new Map<string, { count: number; readonly reason: string }>();
  measuredFrom = -Infinity;

  /** Adds an exchange. Its latency counts from the time at which the request was due. */
  add({ name, kind, isExpected, outcome, code = '', dueAt, endedAt }: Exchange): void {
    if (!isExpected) {
      const failure = this.failures.get(name) ?? { count: 0, reason: `${outcome} ${code}` };
      this.failures.set(name, failure);
      failure.count += 1;
    } else if (dueAt >= this.measuredFrom) {
      const figures = this.figures.get(name) ?? { kind, latencies: [] };
      this.figures.set(name, figures);
      figures.latencies.push(endedAt - dueAt);
    }
  }

  /** The kinds of requests that were measured. */
  get kinds(): ReadonlySet<RequestKind> {
    return new Set([...this.figures.values()].map(({ kind }) => kind));
  }

  get failureCount(): number {
    return [...this.failures.values()].reduce((sum, { count }) => sum + count, 0);
  }

  latenciesOf(kind: RequestKind): number[] {
    return [...this.figures.values()].flatMap((figures) => (figures.kind === kind ? figures.latencies : []));
  }
}

/**
 * Performs the actions of all people by a timetable. The caller must add the exchanges of the people to `results` (`onExchange`).
 * @param onMeasuringStart called when the warm-up ends
 */
export async function runScenario(
  scenario: Scenario,
  people: readonly Person[],
  results: ScenarioResults,
  { warmUpSeconds, seconds }: ScenarioTimes,
  onMeasuringStart: () => void,
): Promise<void> {
  const startedAt = performance.now();
  results.measuredFrom = startedAt + warmUpSeconds * 1_000;
  const endsAt = results.measuredFrom + seconds * 1_000;
  const actUntilEnd = async (person: Person, index: number): Promise<void> => {
    person.random = new Random(`${scenario.name} ${index}`);
    for (const dueSeconds of dueTimes(person.random, scenario.thinkSeconds)) {
      const dueAt = startedAt + dueSeconds * 1_000;
      if (dueAt >= endsAt) return;
      await delay(Math.max(0, dueAt - performance.now()));
      person.dueAt = dueAt;
      const { act } = person.random.pickByWeight(scenario.actions);
      // A failed request is already part of the results.
      await act(person).catch(ignoreFailedRequest);
    }
  };
  await Promise.all([delay(warmUpSeconds * 1_000).then(onMeasuringStart), ...people.map(actUntilEnd)]);
}

/**
 * Yields the times at which the actions of a person are due, in seconds since the start of the scenario. The times do not depend on the duration of
 * responses. The first actions are spread over one think time, so that people do not act at the same moments.
 */
export function* dueTimes(random: Random, { from, to }: SecondsRange): Generator<number, never> {
  let dueAt = random.next() * to;
  for (;;) {
    yield dueAt;
    dueAt += from + random.next() * (to - from);
  }
}
