import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../http/load.ts';
import { registerAccount } from '../start-product.ts';

const OWN_ENTRIES = 40;
/** The pause between two requests, in milliseconds: a few people at the same time. */
const PAUSE_MS = 20;

/** How long requests took, in milliseconds. */
export interface Latencies {
  readonly readP95: number;
  readonly writeP95: number;
  readonly writeMax: number;
  readonly count: number;
}

/** One user who reads the own entries and writes a new one in turns. */
export class RequestLoop {
  private readonly url: string;
  private readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
  }

  static async prepare(url: string): Promise<RequestLoop> {
    const loop = new RequestLoop(url, (await registerAccount(url, 'bench_requests')).cookie);
    for (let count = 0; count < OWN_ENTRIES; count += 1) await loop.write();
    return loop;
  }

  async measureFor(ms: number): Promise<Latencies> {
    return (await this.measureDuring(() => delay(ms)))[1];
  }

  /** Sends requests until `work` has ended. @throws Error when a response is not successful */
  async measureDuring<Result>(work: () => Promise<Result>): Promise<[Result, Latencies]> {
    const ended = new AbortController();
    const result = work().finally(() => ended.abort());
    const [reads, writes]: [number[], number[]] = [[], []];
    while (!ended.signal.aborted) {
      reads.push(await timeOf(() => this.read()));
      writes.push(await timeOf(() => this.write()));
      await delay(PAUSE_MS);
    }
    const latencies = { readP95: p95(reads), writeP95: p95(writes), writeMax: Math.max(...writes) };
    return [await result, { ...latencies, count: reads.length + writes.length }];
  }

  private read(): Promise<void> {
    return this.send('/api/journal-entries?limit=20');
  }

  private write(): Promise<void> {
    const body = JSON.stringify({ title: '公园', content: '今天我们去公园玩。', privacyLevel: 'private' });
    return this.send('/api/journal-entries', { method: 'POST', body });
  }

  private async send(path: string, init: RequestInit = {}): Promise<void> {
    const headers = { cookie: this.cookie, 'content-type': 'application/json' };
    const response = await fetch(this.url + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }
}

const p95 = (latencies: readonly number[]): number =>
  quantile(
    latencies.toSorted((one, other) => one - other),
    0.95,
  );

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
