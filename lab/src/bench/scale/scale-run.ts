import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Client } from 'pg';
import type { Person } from '../../people/person.ts';
import { addEntries, addEntriesToSearch, addRelations, waitForSignatures } from '../../people/stored/fill-journal.ts';
import { addVocabulary } from '../../people/stored/fill-language.ts';
import { addAccountsToFind, addFriendships } from '../../people/stored/fill-social.ts';
import type { Accounts } from '../../people/stored/people.ts';
import type { Product } from '../../product/product.ts';
import { type BenchmarkContext, signUpPerson } from '../benchmark.ts';
import { measuredLists, missedTerms, userSearches, type Viewer } from './lists.ts';
import { findPages, measureRequests, type RequestFigures } from './measure-requests.ts';

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

  /** Adds rows until there are `until` entries, vocabulary items and friendships. */
  async fill(after: number, until: number): Promise<void> {
    const startedAt = performance.now();
    await Promise.all([
      this.inDatabase('memory_journal', async (client) => {
        await addEntries(client, this.accounts, after, until);
        // The product reads these copies: it has compared them with social-svc when it started, and does so again only at its next start.
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
