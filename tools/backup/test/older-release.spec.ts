import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, repositoryRoot } from '@memory/launcher/config';
import { deployMigrations } from '@memory/launcher/migrations/deploy-migrations';
import { MigrationFiles } from '@memory/launcher/migrations/migration-files';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { createDatabases, prepareDatabases } from '@memory/launcher/postgres/prepare-databases';
import { readOrCreateInstallationSecrets } from '@memory/launcher/stack/secrets';
import { recordReplacedMigrations } from '@memory/launcher/testing/replaced-migrations';
import { serviceDatabases } from '@memory/launcher/topology';
import { startTemporaryPostgres, type TemporaryPostgres } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { createBackup } from '../src/create-backup.ts';
import { SOCIAL_DATABASE } from '../src/erased-accounts.ts';
import { openBackup } from '../src/open-backup.ts';
import { findProduct } from '../src/product.ts';
import { restoreBackup } from '../src/restore-backup.ts';
import { openTarget } from '../src/target/open-target.ts';
import { sampleClusterFolder } from '../src/testing/sample-product.ts';

const print = (): void => undefined;
let older: TemporaryPostgres;
let newer: TemporaryPostgres;
const folder = createTemporaryFolder(afterAll);
beforeAll(async () => {
  const copyOf = await sampleClusterFolder();
  [older, newer] = await Promise.all([startTemporaryPostgres({ copyOf }), startTemporaryPostgres({ copyOf })]);
  await dropDatabases(newer.url, databases);
});
afterAll(async () => {
  await Promise.all([older, newer].map((server) => server.stop()));
});

const databases = serviceDatabases().map(({ database }) => database);
const dropDatabases = (serverUrl: string, names: readonly string[]): Promise<void> =>
  withPostgresClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    for (const name of names) await client.query(`DROP DATABASE ${name}`);
  });

/**
 * Creates the database of social-svc as a release had it that lacks the last migration after the baseline, and is from before the baseline.
 * @returns how many migrations are missing
 */
async function createOlderDatabase(serverUrl: string, passwords: Readonly<Record<string, string>>): Promise<number> {
  await dropDatabases(serverUrl, [SOCIAL_DATABASE]);
  const { urlFor } = await createDatabases({ serverUrl, passwords });
  const dir = join(repositoryRoot, serviceDatabases().find(({ database }) => database === SOCIAL_DATABASE)!.app);
  const files = new MigrationFiles(dir);
  const names = files.readMigrations().map(({ name }) => name);
  const kept = names.slice(0, Math.max(1, names.length - 1));
  await deployMigrations({ dir, url: urlFor(SOCIAL_DATABASE) }, new Set(kept));
  await withPostgresClient(databaseUrl(serverUrl, SOCIAL_DATABASE), (client) =>
    recordReplacedMigrations(client, files),
  );
  return names.length - kept.length;
}

const countAccounts = (serverUrl: string): Promise<number> =>
  withPostgresClient(databaseUrl(serverUrl, SOCIAL_DATABASE), async (client) => {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM account');
    return rows[0]!.count;
  });

it('restores the tables as the older release had them, and the start brings them up to date', async () => {
  const env = { DATA_DIR: join(folder, 'older'), DATABASE_URL: older.url };
  mkdirSync(env.DATA_DIR);
  const missing = await createOlderDatabase(older.url, readOrCreateInstallationSecrets(env.DATA_DIR).rolePasswords);
  await withPostgresClient(databaseUrl(older.url, SOCIAL_DATABASE), (client) =>
    client.query(
      `INSERT INTO account (id, username, username_key, password_hash, updated_at)
       SELECT gen_random_uuid(), 'user_' || n, 'user_' || n, 'hash', now() FROM generate_series(1, 20) AS n`,
    ),
  );
  const target = await openTarget(join(folder, 'target'), { create: true });
  await createBackup(await findProduct(env), target, { recipient: undefined, withoutSecrets: true, print });
  const backup = await openBackup(target, { backupKey: () => Buffer.alloc(32) });
  const restored = { DATA_DIR: join(folder, 'restored'), DATABASE_URL: newer.url };
  await restoreBackup(backup, { config: readConfig(restored), env: restored, erasedIds: [], print });
  const { rolePasswords } = readOrCreateInstallationSecrets(restored.DATA_DIR);
  const { appliedMigrations } = await prepareDatabases({ serverUrl: newer.url, passwords: rolePasswords });
  expect(appliedMigrations).toBe(missing);
  expect(await countAccounts(newer.url)).toBe(20);
  expect(backup.manifest.databases[SOCIAL_DATABASE]?.migrations.length).toBeGreaterThan(10);
});
