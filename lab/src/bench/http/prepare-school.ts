import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';
import { deployMigrations } from '@memory/launcher/migrations/deploy-migrations';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { registerAccount } from '../start-product.ts';
import { CONNECTIONS } from './load.ts';
import type { StartedProduct } from './npm-start.ts';
import { type DatabaseUrls, productDatabaseUrls } from './product-databases.ts';
import { fillJournal, fillReferenceFriendships, fillSocial, type School } from './school.ts';
import type { BenchmarkViewer } from './workloads.ts';

const PEOPLE = 10_000;
const REFERENCE_DATABASE = 'bench_reference';

export interface PreparedSchool {
  readonly viewers: readonly BenchmarkViewer[];
  readonly referenceDatabaseUrl: string;
}

/** Registers the viewers and fills the product's databases and the reference server's, on the same PostgreSQL server, with the same rows. */
export async function prepareSchool(product: StartedProduct, entries: number): Promise<PreparedSchool> {
  const urlOf = await productDatabaseUrls(product);
  const viewers = await registerViewers(product.url, urlOf('memory_social'), CONNECTIONS);
  const school = schoolOf(viewers, entries);

  await withPostgresClient(urlOf('postgres'), (client) => client.query(`CREATE DATABASE ${REFERENCE_DATABASE}`));
  const referenceDatabaseUrl = urlOf(REFERENCE_DATABASE);
  await deployMigrations({ dir: join(repositoryRoot, 'apps/journal-svc'), url: referenceDatabaseUrl });
  await Promise.all([
    fillProduct(urlOf, school),
    withPostgresClient(referenceDatabaseUrl, async (client) => {
      await fillJournal(client, school);
      await fillReferenceFriendships(client, school);
    }),
  ]);
  return { viewers, referenceDatabaseUrl };
}

export const schoolOf = (viewers: readonly BenchmarkViewer[], entries: number): School => ({
  people: PEOPLE,
  entries,
  newestEntryAt: new Date(),
  viewerIds: viewers.map(({ userId }) => userId),
});

/** Fills the product's databases. */
export async function fillProduct(urlOf: DatabaseUrls, school: School): Promise<void> {
  await Promise.all([
    withPostgresClient(urlOf('memory_social'), (client) => fillSocial(client, school)),
    withPostgresClient(urlOf('memory_journal'), (client) => fillJournal(client, school)),
  ]);
}

/** Registers accounts, whose owners send requests. */
export async function registerViewers(
  productUrl: string,
  socialDatabaseUrl: string,
  count: number,
): Promise<BenchmarkViewer[]> {
  const usernames = Array.from({ length: count }, (_, number) => `viewer_${number}`);
  const sessions: { cookie: string }[] = [];
  // One after the other, because hashing many passwords at the same time exceeds what social-svc accepts.
  for (const username of usernames) sessions.push(await registerAccount(productUrl, username));
  const { rows } = await withPostgresClient(socialDatabaseUrl, (client) =>
    client.query<{ id: string; username: string }>('SELECT id, username FROM account'),
  );
  const idOf = new Map(rows.map(({ id, username }) => [username, id]));
  return usernames.map((username, number) => ({ userId: idOf.get(username)!, cookie: sessions[number]!.cookie }));
}
