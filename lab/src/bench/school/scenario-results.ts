import type { RequestKind, ScenarioRequest } from '../../load/scenarios/request.ts';

interface Failure {
  count: number;
  /** What happened first. */
  readonly reason: string;
}

/** What was measured of the requests of one name. */
interface RequestFigures {
  readonly kind: RequestKind;
  readonly latencies: number[];
}

/** Collects the latencies and failures of a scenario. */
export class ScenarioResults {
  readonly figures = new Map<string, RequestFigures>();
  /** The failures by the name of the request, those of the warm-up included. */
  readonly failures = new Map<string, Failure>();

  addLatency({ name, kind }: ScenarioRequest, milliseconds: number): void {
    const figures = this.figures.get(name) ?? { kind, latencies: [] };
    this.figures.set(name, figures);
    figures.latencies.push(milliseconds);
  }

  addFailure({ name }: ScenarioRequest, reason: string): void {
    const failure = this.failures.get(name) ?? { count: 0, reason };
    this.failures.set(name, failure);
    failure.count += 1;
  }

  /** The kinds of requests that were measured. */
  get kinds(): ReadonlySet<RequestKind> {
    return new Set([...this.figures.values()].map(({ kind }) => kind));
  }

  get failureCount(): number {
    return [...this.failures.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** Returns the latencies of a kind of requests in milliseconds, in ascending order. */
  latenciesOf(kind: RequestKind): number[] {
    return [...this.figures.values()]
      .flatMap((figures) => (figures.kind === kind ? figures.latencies : []))
      .toSorted((one, other) => one - other);
  }
}
