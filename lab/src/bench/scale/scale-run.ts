import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Client } from 'pg';
import type { Person } from '../../people/person.ts';
import { addEntries, addEntriesToSearch, addRelations, waitForSignatures } from '../../people/stored/fill-journal.ts';
import { addVocabulary } from '../../people/stored/fill-language.ts';
import { addAccountsToFind, addFriendships } from '../../people/stored/fill-social.ts';
import { type Accounts, AUTHOR_ID } from '../../people/stored/people.ts';
import { cpuSecondsOfTree } from '../../product/process-usage.ts';
import type { Product } from '../../product/product.ts';
import { type BenchmarkContext, signUpPerson, measureMs, quantile } from '../benchmark.ts';

/** The account whose session a request has; null for a signed-out viewer. */
type Viewer = keyof Accounts | null;

/** A list, or another part of the product whose work must not grow with the number of other users' rows. */
interface MeasuredList {
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
  readonly isPaged: boolean;
}

const paged = (name: string, path: string, viewer: Viewer): MeasuredList => ({ name, path, viewer, isPaged: true });
const whole = (name: string, path: string, viewer: Viewer): MeasuredList => ({ name, path, viewer, isPaged: false });

const month = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 7);

const measuredLists: readonly MeasuredList[] = [
  paged('public timeline', '/api/public-timeline', null),
  paged('public timeline, 2,200 users blocked', '/api/public-timeline', 'popular'),
  paged('own entries', '/api/journal-entries', 'reader'),
  paged("friends' timeline, 500 friends", '/api/friends-journal-entries', 'reader'),
  paged("a user's timeline", `/api/public-timeline/${AUTHOR_ID}`, null),
  paged('vocabulary', '/api/vocabulary', 'reader'),
  paged('vocabulary, compact', '/api/vocabulary/compact', 'reader'),
  paged('friends', '/api/friends', 'popular'),
  paged('friend requests', '/api/friend-requests', 'popular'),
  paged('friend notices', '/api/friend-notices', 'popular'),
  paged('blocked users', '/api/blocks', 'popular'),
  whole('months with entries', '/api/journal-entries/months?timeZone=Asia/Shanghai', 'reader'),
  whole('calendar of a month', `/api/journal-entries/calendar?month=${month}&timeZone=Asia/Shanghai`, 'reader'),
  whole('on this day', '/api/journal-entries/on-this-day?timeZone=Asia/Shanghai', 'reader'),
  whole('words of the vocabulary', '/api/vocabulary/words', 'reader'),
];

/** Search texts that tens of thousands of users' names are equal to, begin with, or contain. */
const userSearches: readonly string[] = ['王小明', '王', '小明', 'pupil', 'upil_', '明'];

/** Search texts that no entry of the account `writer` (20,000 entries) contains. Most entries contain parts of some of these texts. */
const missedTerms: readonly string[] = ['龜', '龜鼎', '一龜', 'zebra', 'hill', 'school school school school', '%', '€'];

const REQUESTS = 200;
const QUICK_REQUESTS = 60;
const ENTRIES_TO_SEARCH = 20_000;
const ACCOUNTS_TO_FIND = 40_000;
const USER_SEARCH_MS_AT_MOST = 30;
const MISSED_SEARCH_MS_AT_MOST = 20;

/** The accounts and databases of one run. */
export class ScaleRun {
  private readonly context: BenchmarkContext;
  private readonly product: Product;
  private readonly accounts: Accounts;
  private readonly people: Readonly<Record<keyof Accounts, Person>>;

  private constructor(context: BenchmarkContext, product: Product, people: ScaleRun['people']) {
    this.context = context;
    this.product = product;
    this.people = people;
    this.accounts = { reader: people.reader.id, popular: people.popular.id, writer: people.writer.id };
  }

  static async prepare(context: BenchmarkContext, product: Product): Promise<ScaleRun> {
    const [reader, popular, writer] = [
      await signUpPerson(product, 'bench_reader'),
      await signUpPerson(product, 'bench_popular'),
      await signUpPerson(product, 'bench_writer'),
    ];
    return new ScaleRun(context, product, { reader, popular, writer });
  }

  /** Adds rows until there are `until` entries, `until` vocabulary items and `until` friendships. */
  async fill(after: number, until: number): Promise<void> {
    const startedAt = performance.now();
    await Promise.all([
      this.inDatabase('memory_journal', async (client) => {
        await addEntries(client, this.accounts, after, until);
        // The product reads these copies. It compared its copies with social-svc when it started, and does so again only at its next start.
        await addRelations(client, this.accounts, until);
      }),
      this.inDatabase('memory_language', (client) => addVocabulary(client, this.accounts, after, until)),
      this.inDatabase('memory_social', (client) => addFriendships(client, this.accounts, until)),
    ]);
    const seconds = (performance.now() - startedAt) / 1_000;
    this.context.print(`    filled up to ${until.toLocaleString('en')} rows in ${seconds.toFixed(0)} s`);
  }

  async addRowsToSearch(): Promise<void> {
    await Promise.all([
      this.inDatabase('memory_journal', (client) => addEntriesToSearch(client, this.accounts, ENTRIES_TO_SEARCH)),
      this.inDatabase('memory_social', (client) => addAccountsToFind(client, ACCOUNTS_TO_FIND)),
    ]);
  }

  waitForSignatures(): Promise<void> {
    return this.inDatabase('memory_journal', waitForSignatures);
  }

  /** Measures the first and the hundredth page of each list. */
  async measureLists(): Promise<Map<string, RequestFigures>> {
    const figures = new Map<string, RequestFigures>();
    const { only = '' } = this.context.options;
    for (const { name, path, viewer, isPaged } of measuredLists.filter((list) => list.name.includes(only))) {
      const url = `${this.product.url}${path}`;
      if (!isPaged) {
        figures.set(name, await this.measure(url, viewer));
        continue;
      }
      const { first, hundredth } = await findPages(url, this.cookieOf(viewer));
      figures.set(`${name}, page 1`, await this.measure(first, viewer));
      figures.set(`${name}, page 100`, await this.measure(hundredth, viewer));
    }
    return figures;
  }

  async measureSearches(): Promise<void> {
    const searches = [
      ...userSearches.map((q) => ({
        q,
        name: 'user search',
        path: '/api/users/search',
        viewer: 'reader' as const,
        atMost: USER_SEARCH_MS_AT_MOST,
      })),
      ...missedTerms.map((q) => ({
        q,
        name: 'search of own entries',
        path: '/api/journal-entries',
        viewer: 'writer' as const,
        atMost: MISSED_SEARCH_MS_AT_MOST,
      })),
    ];
    for (const { q, name, path, viewer, atMost } of searches) {
      const { p50, p95, postgresCpuMs } = await this.measure(
        `${this.product.url}${path}?q=${encodeURIComponent(q)}`,
        viewer,
      );
      const details = `p50 ${p50.toFixed(1)} ms, PostgreSQL CPU ${postgresCpuMs.toFixed(1)} ms`;
      this.context.report({ label: `${name} for ${q}: p95 (${details})`, value: p95, unit: 'ms', atMost });
    }
  }

  private async measure(url: string, viewer: Viewer): Promise<RequestFigures> {
    const postgresPid = this.product.processId('postgres');
    const count = this.context.options.isQuick ? QUICK_REQUESTS : REQUESTS;
    return measureRequests({ url, cookie: this.cookieOf(viewer), count, postgresPid });
  }

  private cookieOf(viewer: Viewer): string | undefined {
    return viewer === null ? undefined : this.people[viewer].cookie;
  }

  private inDatabase(name: string, work: (client: Client) => Promise<void>): Promise<void> {
    return withPostgresClient(this.product.databaseUrl(name), work);
  }
}

const PAGE_SIZE = 20;
/** The number of rows before the hundredth page. They are skipped in fewer, larger pages. */
const ROWS_BEFORE_PAGE_100 = 99 * PAGE_SIZE;
const LARGE_PAGE_SIZE = 99;
const WARM_UP_REQUESTS = 20;

/** The latencies and the cost of requests. */
export interface RequestFigures {
  readonly p50: number;
  readonly p95: number;
  /** The CPU time of PostgreSQL per request, in milliseconds. */
  readonly postgresCpuMs: number;
}

interface Requests {
  readonly url: string;
  readonly cookie: string | undefined;
  readonly count: number;
  readonly postgresPid: number;
}

/** Sends requests one after the other. @throws Error when a response is not successful */
async function measureRequests({ url, cookie, count, postgresPid }: Requests): Promise<RequestFigures> {
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
async function findPages(listUrl: string, cookie: string | undefined): Promise<{ first: string; hundredth: string }> {
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
