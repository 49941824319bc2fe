import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../config.ts';
import { deployMigrations } from '../../migrations/migrations.ts';
import { databaseUrl } from '../../postgres/database-url.ts';
import { withPostgresClient } from '../../postgres/postgres-client.ts';
import { readOrCreateInstallationSecrets } from '../../stack/secrets.ts';
import { registerAccount } from '../start-product.ts';
import { CONNECTIONS } from './load.ts';
import type { StartedProduct } from './npm-start.ts';
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
  const serverUrl = await administratorUrl(product);
  const urlOf = (database: string): string => databaseUrl(serverUrl, database);
  const viewers = await registerViewers(product.url, urlOf('memory_social'));
  const viewerIds = viewers.map(({ userId }) => userId);
  const school: School = { people: PEOPLE, entries, newestEntryAt: new Date(), viewerIds };

  await withPostgresClient(urlOf('postgres'), (client) => client.query(`CREATE DATABASE ${REFERENCE_DATABASE}`));
  const referenceDatabaseUrl = urlOf(REFERENCE_DATABASE);
  await deployMigrations({ dir: join(repositoryRoot, 'apps/journal-svc'), url: referenceDatabaseUrl });
  await Promise.all([
    withPostgresClient(urlOf('memory_social'), (client) => fillSocial(client, school)),
    withPostgresClient(urlOf('memory_journal'), (client) => fillJournal(client, school)),
    withPostgresClient(referenceDatabaseUrl, async (client) => {
      await fillJournal(client, school);
      await fillReferenceFriendships(client, school);
    }),
  ]);
  return { viewers, referenceDatabaseUrl };
}

/** Returns the address of the product's PostgreSQL server with its administrator, who may skip foreign key checks. */
async function administratorUrl(product: StartedProduct): Promise<string> {
  const environ = await readFile(`/proc/${await product.processId('journal-svc')}/environ`, 'utf8');
  const variable = environ.split('\0').find((line) => line.startsWith('DATABASE_URL='));
  if (variable === undefined) throw new Error('journal-svc has no DATABASE_URL');
  const url = new URL(variable.slice('DATABASE_URL='.length));
  url.username = 'postgres';
  url.password = encodeURIComponent(readOrCreateInstallationSecrets(product.dataDir).databasePassword);
  url.pathname = '';
  return url.href;
}

/** Registers one account for each connection. */
async function registerViewers(productUrl: string, socialDatabaseUrl: string): Promise<BenchmarkViewer[]> {
  const usernames = Array.from({ length: CONNECTIONS }, (_, number) => `viewer_${number}`);
  const sessions: { cookie: string }[] = [];
  // One after the other, because hashing many passwords at the same time exceeds what social-svc accepts.
  for (const username of usernames) sessions.push(await registerAccount(productUrl, username));
  const { rows } = await withPostgresClient(socialDatabaseUrl, (client) =>
    client.query<{ id: string; username: string }>('SELECT id, username FROM account'),
  );
  const idOf = new Map(rows.map(({ id, username }) => [username, id]));
  return usernames.map((username, number) => ({ userId: idOf.get(username)!, cookie: sessions[number]!.cookie }));
}
