import { cpuSecondsOfTree } from '../../product/process-usage.ts';
import { measureMs, quantile } from '../benchmark.ts';

const PAGE_SIZE = 20;
/** The hundredth page begins after this many rows. They are read in fewer, larger pages. */
const ROWS_BEFORE_PAGE_100 = 99 * PAGE_SIZE;
const LARGE_PAGE_SIZE = 99;
const WARM_UP_REQUESTS = 20;

/** How long requests took, and what they cost. */
export interface RequestFigures {
  readonly p50: number;
  readonly p95: number;
  /** The CPU time of PostgreSQL per request, in milliseconds. */
  readonly postgresCpuMs: number;
}

export interface Requests {
  readonly url: string;
  readonly cookie: string | undefined;
  readonly count: number;
  readonly postgresPid: number;
}

/** Sends requests one after the other. @throws Error when a response is not successful */
export async function measureRequests({ url, cookie, count, postgresPid }: Requests): Promise<RequestFigures> {
  for (let number = 0; number < WARM_UP_REQUESTS; number += 1) await send(url, cookie);
  const latencies: number[] = [];
  const cpuBefore = cpuSecondsOfTree(postgresPid);
  for (let number = 0; number < count; number += 1) {
    latencies.push(await measureMs(() => send(url, cookie)));
  }
  const postgresCpuMs = ((cpuSecondsOfTree(postgresPid) - cpuBefore) * 1_000) / count;
  return { p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95), postgresCpuMs };
}

/** Returns the addresses of the first and of the hundredth page of a list. @throws Error when the list is shorter */
export async function findPages(
  listUrl: string,
  cookie: string | undefined,
): Promise<{ first: string; hundredth: string }> {
  let cursor = '';
  for (let rows = 0; rows < ROWS_BEFORE_PAGE_100; rows += LARGE_PAGE_SIZE) {
    const response = await send(`${listUrl}?limit=${LARGE_PAGE_SIZE}${cursor}`, cookie);
    const next = /[?&](cursor=[^&>]+)(?:&[^>]*)?>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    if (next === undefined) throw new Error(`${listUrl} has no hundredth page`);
    cursor = `&${next}`;
  }
  const first = `${listUrl}?limit=${PAGE_SIZE}`;
  return { first, hundredth: `${first}${cursor}` };
}

async function send(url: string, cookie: string | undefined): Promise<Response> {
  const response = await fetch(url, cookie === undefined ? {} : { headers: { cookie } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.arrayBuffer();
  return response;
}
