import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@memory/launcher/config';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Person } from '../people/person.ts';
import { proportionalSetSize, proportionalSetSizeOfTree } from '../product/process-usage.ts';
import type { Product } from '../product/product.ts';
import { type Benchmark, type BenchmarkContext, measureMs, quantile, signUpPerson } from './benchmark.ts';
import { ScaleRun } from './scale/scale-run.ts';

const SIZE = 1_000_000;
const QUICK_SIZE = 100_000;
const IDLE_MS = 15_000;
const MB = 1_024 ** 2;

/** Measures the time and memory of integrity checks and backups of a large product, and how much they slow down requests. */
export const maintenanceBenchmark: Benchmark = {
  name: 'maintenance',
  description:
    'integrity:check and backup with 1,000,000 entries, friendships and vocabulary items, and requests meanwhile (--quick: 100,000, --entries <number>)',
  async measure(context) {
    const { isQuick, entries = isQuick ? QUICK_SIZE : SIZE } = context.options;
    const product = await context.startWithNpm();
    await (await ScaleRun.prepare(context, product)).fill(0, entries);
    await completeRows(product);
    const requests = await RequestLoop.prepare(product);
    const idle = await requests.measureFor(IDLE_MS);
    context.print(`    requests without maintenance: ${formatLatencies(idle)}`);
    const target = join(await context.createFolder(), 'target');
    const commands: [string, string[]][] = [
      ['integrity:check', ['integrity:check']],
      ['first backup', ['backup', target, '--without-secrets']],
      ['second backup', ['backup', target, '--without-secrets']],
      ['backup:verify', ['backup:verify', target]],
    ];
    for (const [label, args] of commands) await measureMaintenance(context, { product, requests, idle, label, args });
  },
};

interface MeasuredMaintenance {
  product: Product;
  requests: RequestLoop;
  idle: Latencies;
  label: string;
  args: string[];
}

async function measureMaintenance(
  { report, print }: BenchmarkContext,
  { product, requests, idle, label, args }: MeasuredMaintenance,
): Promise<void> {
  const sizeBefore = proportionalSetSizeOfTree(product.rootPid);
  const [command, latencies] = await requests.measureDuring(() => measureCommand(product, args));
  report({ label: `${label}: time`, value: command.seconds, unit: 's' });
  report({ label: `${label}: largest memory of the command (PSS)`, value: command.peakBytes / MB, unit: 'MB' });
  report({
    label: `${label}: memory that the product and PostgreSQL need in addition (PSS)`,
    value: Math.max(0, command.productPeakBytes - sizeBefore) / MB,
    unit: 'MB',
  });
  report({ label: `${label}: p95 of a read`, value: latencies.readP95 / idle.readP95, unit: 'times' });
  report({ label: `${label}: p95 of a new entry`, value: latencies.writeP95 / idle.writeP95, unit: 'times' });
  print(`    ${label}: ${formatLatencies(latencies)}; ${command.lastLine}`);
}

const formatLatencies = ({ readP95, writeP95, writeMax, count }: Latencies): string =>
  `${count} requests, p95 of a read ${readP95.toFixed(1)} ms, of a new entry ${writeP95.toFixed(1)} ms, the slowest ${writeMax.toFixed(0)} ms`;

/**
 * Completes the generated rows of `ScaleRun`, which are made for lists: their files do not exist, and no words are counted. Afterwards, the integrity
 * check only finds the search signatures, which are placeholders.
 */
async function completeRows(product: Product): Promise<void> {
  await withPostgresClient(product.databaseUrl('memory_social'), async (client) => {
    await client.query('TRUNCATE block, block_counter');
    await client.query('UPDATE account SET username = username');
  });
  await withPostgresClient(product.databaseUrl('memory_journal'), (journal) =>
    withPostgresClient(product.databaseUrl('memory_language'), async (language) => {
      await journal.query('TRUNCATE entry_file');
      await pipeline(
        journal.query(copyTo('COPY (SELECT id, author_id, version FROM entry) TO STDOUT')),
        language.query(copyFrom('COPY counted_entry (entry_id, user_id, version) FROM STDIN')),
      );
      await language.query('VACUUM ANALYZE');
    }),
  );
}

const SAMPLE_INTERVAL_MS = 250;
/** The sizes of all processes are sampled less often than the size of the command, because sampling them takes longer. */
const SAMPLES_PER_PRODUCT_SAMPLE = 8;

interface MeasuredCommand {
  seconds: number;
  /** The maximum proportional set sizes in bytes: of the command (`peakBytes`), and of all processes of `npm start` (`productPeakBytes`). */
  peakBytes: number;
  productPeakBytes: number;
  /** The last line that the command printed. */
  lastLine: string;
}

/** Runs a command of `npm run admin -- …` without npm for a product. Samples the memory of the command and of the product. */
async function measureCommand(product: Product, args: readonly string[]): Promise<MeasuredCommand> {
  const program = join(repositoryRoot, 'tools/admin/src/admin.ts');
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: product.dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output = text(child.stdout);
  let [peakBytes, productPeakBytes, samples] = [0, 0, 0];
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, proportionalSetSize(child.pid!));
    if ((samples += 1) % SAMPLES_PER_PRODUCT_SAMPLE === 0)
      productPeakBytes = Math.max(productPeakBytes, proportionalSetSizeOfTree(product.rootPid));
  }, SAMPLE_INTERVAL_MS);
  try {
    await once(child, 'exit');
  } finally {
    clearInterval(timer);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return { seconds, peakBytes, productPeakBytes, lastLine: (await output).trim().split('\n').at(-1) ?? '' };
}

const OWN_ENTRIES = 40;
/** The pause between two requests in milliseconds, which corresponds to a few simultaneous users. */
const PAUSE_MS = 20;

/** The latencies of requests, in milliseconds. */
interface Latencies {
  readonly readP95: number;
  readonly writeP95: number;
  readonly writeMax: number;
  readonly count: number;
}

/** One user who alternately reads their own entries and writes a new entry. */
class RequestLoop {
  private readonly person: Person;

  private constructor(person: Person) {
    this.person = person;
  }

  static async prepare(product: Product): Promise<RequestLoop> {
    const loop = new RequestLoop(await signUpPerson(product, 'bench_requests'));
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
      reads.push(await measureMs(() => this.person.read('own entries', '/api/journal-entries?limit=20')));
      writes.push(await measureMs(() => this.write()));
      await delay(PAUSE_MS);
    }
    const [readP95, writeP95] = [quantile(reads, 0.95), quantile(writes, 0.95)];
    return [await result, { readP95, writeP95, writeMax: Math.max(...writes), count: reads.length + writes.length }];
  }

  private write(): Promise<unknown> {
    return this.person.post('/api/journal-entries', {
      title: '公园',
      content: '今天我们去公园玩。',
      privacyLevel: 'private',
    });
  }
}
