import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Client } from 'pg';
import type { BenchmarkContext } from '../benchmark.ts';
import type { StartedProduct } from '../http/npm-start.ts';
import { productDatabaseUrls } from '../http/product-databases.ts';
import { registerAccount } from '../start-product.ts';
import { addEntries, addEntriesToSearch, addRelations, waitForSignatures } from './fill-journal.ts';
import { addVocabulary } from './fill-language.ts';
import { addAccountsToFind, addFriendships } from './fill-social.ts';
import { measuredLists, missedTerms, userSearches, type Viewer } from './lists.ts';
import { findPages, measureRequests, type RequestFigures } from './measure-requests.ts';
import type { Accounts } from './people.ts';

const REQUESTS = 200;
const QUICK_REQUESTS = 60;
const ENTRIES_TO_SEARCH = 20_000;
const ACCOUNTS_TO_FIND = 40_000;
const USER_SEARCH_MS_AT_MOST = 30;
const MISSED_SEARCH_MS_AT_MOST = 20;

/** The accounts and databases of one run. */
export class ScaleRun {
  private readonly context: BenchmarkContext;
  private readonly accounts: Accounts;
  private readonly cookies: Record<keyof Accounts, string>;
  /** Another one after the product has been started again. */
  product: StartedProduct;

  private constructor(
    context: BenchmarkContext,
    product: StartedProduct,
    accounts: Accounts,
    cookies: Record<keyof Accounts, string>,
  ) {
    this.context = context;
    this.product = product;
    this.accounts = accounts;
    this.cookies = cookies;
  }

  static async prepare(context: BenchmarkContext, product: StartedProduct): Promise<ScaleRun> {
    const cookies = { reader: '', popular: '', writer: '' };
    const accounts = { reader: '', popular: '', writer: '' };
    for (const name of ['reader', 'popular', 'writer'] as const) {
      cookies[name] = (await registerAccount(product.url, `bench_${name}`)).cookie;
      const response = await fetch(`${product.url}/api/auth/user`, { headers: { cookie: cookies[name] } });
      accounts[name] = ((await response.json()) as { id: string }).id;
    }
    return new ScaleRun(context, product, accounts, cookies);
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
    const postgresPid = await this.product.processId('postgres');
    const count = this.context.options.isQuick ? QUICK_REQUESTS : REQUESTS;
    return measureRequests({ url, cookie: this.cookieOf(viewer), count, postgresPid });
  }

  private cookieOf(viewer: Viewer): string | undefined {
    return viewer === null ? undefined : this.cookies[viewer];
  }

  private async inDatabase(name: string, work: (client: Client) => Promise<void>): Promise<void> {
    const urlOf = await productDatabaseUrls(this.product);
    await withPostgresClient(urlOf(name), work);
  }
}
