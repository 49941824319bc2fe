import type { Options } from 'k6/options';
import type { RequestKind } from '../scenarios/request.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { minutesOf, settings, virtualUsersOf } from './settings.ts';

export const FAILED_REQUESTS_METRIC = 'failed_requests';
/** The name of the metric with the latencies of a kind of requests. */
export const latencyMetric = (kind: RequestKind): string => `latency_${kind}`;

/** Returns k6's options for a scenario: virtual users sign in one after the other, and then act for some minutes. */
export function createOptions(scenario: Scenario): Options {
  const target = virtualUsersOf(scenario);
  const promised = Object.entries(scenario.p95AtMostMs) as [RequestKind, number][];
  return {
    scenarios: {
      [scenario.name.replaceAll(' ', '_')]: {
        executor: 'ramping-vus',
        startVUs: 0,
        stages: [
          { duration: `${settings.rampMinutes}m`, target },
          { duration: `${minutesOf(scenario)}m`, target },
        ],
        gracefulStop: '40s',
      },
    },
    thresholds: {
      [FAILED_REQUESTS_METRIC]: ['count==0'],
      ...Object.fromEntries(promised.map(([kind, atMost]) => [latencyMetric(kind), [`p(95)<=${atMost}`]])),
    },
    // A page sends all of its requests at once over HTTP/2. With a lower limit, requests would wait inside k6, where nothing measures it.
    batch: 20,
    batchPerHost: 20,
    // Virtual users stay signed in.
    noCookiesReset: true,
    summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
  };
}
