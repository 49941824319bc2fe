import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres, type TemporaryPostgres } from '@memory/testing';
import { createBackup } from '../../backup/create-backup.ts';
import { openBackup } from '../../backup/open-backup.ts';
import { findProduct } from '../../backup/product.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { openTarget } from '../../backup/target/open-target.ts';
import { readConfig, repositoryRoot } from '../../config.ts';
import { MigrationFiles } from '../../migrations/migration-files.ts';
import { deployMigrations } from '../../migrations/migrations.ts';
import { databaseUrl } from '../../postgres/database-url.ts';
import { withPostgresClient } from '../../postgres/postgres-client.ts';
import { createDatabases, prepareDatabases } from '../../postgres/prepare-databases.ts';
import { readOrCreateInstallationSecrets } from '../../stack/secrets.ts';
import { serviceDatabases } from '../../topology.ts';
import { recordReplacedMigrations } from '../migrations/replaced-migrations.ts';

const print = (): void => undefined;
let servers: TemporaryPostgres[];
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'memory-older-release-'));
  servers = await Promise.all([startTemporaryPostgres(), startTemporaryPostgres()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

/**
 * Creates the databases as a release had them that lacks the last migration of each after the baseline, and is from before the baseline.
 * @returns how many migrations are missing in all
 */
async function createOlderDatabases(serverUrl: string, passwords: Readonly<Record<string, string>>): Promise<number> {
  const { urlFor } = await createDatabases({ serverUrl, passwords });
  let missing = 0;
  for (const { database, app } of serviceDatabases()) {
    const dir = join(repositoryRoot, app);
    const files = new MigrationFiles(dir);
    const names = files.readMigrations().map(({ name }) => name);
    const older = names.slice(0, Math.max(1, names.length - 1));
    await deployMigrations({ dir, url: urlFor(database) }, new Set(older));
    await withPostgresClient(databaseUrl(serverUrl, database), (client) => recordReplacedMigrations(client, files));
    missing += names.length - older.length;
  }
  return missing;
}

const countAccounts = (serverUrl: string): Promise<number> =>
  withPostgresClient(databaseUrl(serverUrl, 'memory_social'), async (client) => {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM account');
    return rows[0]!.count;
  });

it('restores the tables as the older release had them, and the start brings them up to date', async () => {
  const [older, newer] = servers.map(({ url }) => url) as [string, string];
  const env = { DATA_DIR: join(folder, 'older'), DATABASE_URL: older };
  mkdirSync(env.DATA_DIR);
  const missing = await createOlderDatabases(older, readOrCreateInstallationSecrets(env.DATA_DIR).rolePasswords);
  await withPostgresClient(databaseUrl(older, 'memory_social'), (client) =>
    client.query(
      `INSERT INTO account (id, username, username_key, password_hash, updated_at)
       SELECT gen_random_uuid(), 'user_' || n, 'user_' || n, 'hash', now() FROM generate_series(1, 20) AS n`,
    ),
  );
  const target = await openTarget(join(folder, 'target'), { create: true });
  await createBackup(await findProduct(env), target, { recipient: undefined, withoutSecrets: true, print });
  const backup = await openBackup(target, { backupKey: () => Buffer.alloc(32) });
  const restored = { DATA_DIR: join(folder, 'restored'), DATABASE_URL: newer };
  await restoreBackup(backup, { config: readConfig(restored), env: restored, erasedIds: [], print });
  const { rolePasswords } = readOrCreateInstallationSecrets(restored.DATA_DIR);
  const { appliedMigrations } = await prepareDatabases({ serverUrl: newer, passwords: rolePasswords });
  expect(appliedMigrations).toBe(missing);
  expect(await countAccounts(newer)).toBe(20);
  expect(Object.values(backup.manifest.databases).every(({ migrations }) => migrations.length > 10)).toBe(true);
});
