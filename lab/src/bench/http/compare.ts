import { isDeepStrictEqual } from 'node:util';
import { productProcessIds, startCpuMeter } from '../../product/process-usage.ts';
import type { Product } from '../../product/product.ts';
import { quantile } from '../benchmark.ts';
import type { ServerProgram } from '../start-server-program.ts';
import { type LoadRequest, type LoadResult, saturate, sendAtFixedRate } from './load.ts';
import { PAGE_SIZE } from './reference-statements.ts';

/** The durations and numbers of the measurements. */
export interface MeasuringTimes {
  readonly rounds: number;
  /**
   * Sent before the first round, so that the compilers of V8 and PostgreSQL have done their work. It is a number of requests, not a time, because a
   * busy machine needs the same number.
   */
  readonly warmUpRequests: number;
  readonly saturationSeconds: number;
  readonly fixedRateSeconds: number;
}

/** The figures that were measured for one server with one workload. */
export interface ServerFigures {
  readonly requestsPerSecond: number;
  /** The CPU time per request in milliseconds, by process. `postgres` includes all its backends. */
  readonly cpuMs: ReadonlyMap<string, number>;
  readonly saturated: { readonly p50: number; readonly p99: number };
  readonly fixedRate: { readonly p50: number; readonly p99: number };
}

export interface Comparison {
  readonly product: ServerFigures;
  readonly reference: ServerFigures;
}

/** The two servers and the process ids of their processes. */
export interface ComparedServers {
  readonly product: Product;
  readonly reference: ServerProgram;
}

type ProcessIds = ReadonlyMap<string, number>;

/**
 * Loads both servers alternately, so that other load on the machine affects both.
 * @param loads the same work, as requests to each server
 */
export async function compareServers(
  servers: ComparedServers,
  loads: Record<keyof Comparison, LoadRequest>,
  times: MeasuringTimes,
): Promise<Comparison> {
  const { product, reference } = servers;
  const processIds = {
    product: productProcessIds(product),
    reference: new Map([['reference', reference.pid] as const, ['postgres', product.processId('postgres')] as const]),
  };
  const rounds: Record<keyof Comparison, Round[]> = { product: [], reference: [] };
  for (const name of ['reference', 'product'] as const) await saturate(loads[name], { requests: times.warmUpRequests });
  for (let round = 0; round < times.rounds; round += 1)
    for (const name of ['reference', 'product'] as const)
      rounds[name].push(await measureRound(processIds[name], loads[name], times));
  return { product: summarize(rounds.product), reference: summarize(rounds.reference) };
}

interface Round {
  readonly saturated: LoadResult;
  readonly fixedRate: LoadResult;
  readonly cpuSeconds: ReadonlyMap<string, number>;
}

async function measureRound(processIds: ProcessIds, load: LoadRequest, times: MeasuringTimes): Promise<Round> {
  const readCpuSeconds = startCpuMeter(processIds);
  const saturated = await saturate(load, { seconds: times.saturationSeconds });
  const cpuSeconds = readCpuSeconds();
  return { saturated, cpuSeconds, fixedRate: await sendAtFixedRate(load, times.fixedRateSeconds) };
}

function summarize(rounds: readonly Round[]): ServerFigures {
  const requests = rounds.reduce((sum, { saturated }) => sum + saturated.requests, 0);
  const cpuMs = new Map<string, number>();
  for (const { cpuSeconds } of rounds)
    for (const [name, seconds] of cpuSeconds) cpuMs.set(name, (cpuMs.get(name) ?? 0) + (seconds * 1_000) / requests);
  const percentiles = (kind: 'saturated' | 'fixedRate') => ({
    p50: median(rounds.map((round) => quantile(round[kind].latencies, 0.5))),
    p99: median(rounds.map((round) => quantile(round[kind].latencies, 0.99))),
  });
  return {
    requestsPerSecond: median(rounds.map(({ saturated }) => saturated.requestsPerSecond)),
    cpuMs,
    saturated: percentiles('saturated'),
    fixedRate: percentiles('fixedRate'),
  };
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Checks that both servers return the same entries to a viewer.
 * @throws Error when the entries differ, or when there is less than a page of entries
 */
export async function assertSameEntries(loads: Record<keyof Comparison, LoadRequest>): Promise<void> {
  const [product, reference] = await Promise.all([fetchEntries(loads.product), fetchEntries(loads.reference)]);
  if (product.length !== PAGE_SIZE || !isDeepStrictEqual(product, reference))
    throw new Error(`${loads.product.url} and ${loads.reference.url} do not list the same entries`);
}

async function fetchEntries({ url, headersOf }: LoadRequest): Promise<unknown[]> {
  const response = await fetch(url, { headers: headersOf(0) });
  return (await response.json()) as unknown[];
}
