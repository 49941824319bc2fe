import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPartKeys } from '../../backup/content/backup-key.ts';
import { PartStore } from '../../backup/content/part-store.ts';
import { findDifferences } from '../../backup/database/compare-database.ts';
import { dumpDatabase } from '../../backup/database/dump-database.ts';
import { migrationsFolder } from '../../backup/database/known-migrations.ts';
import { openSnapshots } from '../../backup/database/open-snapshots.ts';
import { restoreDatabase } from '../../backup/database/restore-database.ts';
import type { BackupDatabase } from '../../backup/manifest.ts';
import { FolderTarget } from '../../backup/target/folder-target.ts';
import { UserFacingError } from '../../cli/user-facing-error.ts';
import { deployMigrations } from '../../migrations/migrations.ts';
import type { DatabaseServerDefinition } from '../../process/process-definition.ts';
import { SupervisedProcess } from '../../process/supervised-process.ts';
import { resolveProcessUser } from '../../system/resolve-process-user.ts';
import { serviceDatabases } from '../../topology.ts';
import { defineClusterServer } from '../cluster-server.ts';
import { createPostgresCluster, findPostgresPrograms, type PostgresPrograms } from '../create-cluster.ts';
import { databaseUrl } from '../database-url.ts';
import { endPreviousServer } from '../end-previous-server.ts';
import { assertNoIncompleteRestore } from '../incomplete-restore.ts';
import { withAdministratorClient, withPostgresClient } from '../postgres-client.ts';
import { createDatabases } from '../prepare-databases.ts';
import { POSTGRES_MAJOR, readClusterVersion, UPGRADE_COMPLETE, UPGRADE_FOLDER } from './cluster-version.ts';
import { installOlderPrograms } from './older-programs.ts';

export interface ClusterUpgradeOptions {
  dataDir: string;
  logFile: string;
  /** The password of the administrator, `postgres`. */
  password: string;
  /** The password of each database's role, by the name of the database. */
  rolePasswords: Readonly<Record<string, string>>;
  print: (line: string) => void;
}

/**
 * Upgrades the embedded PostgreSQL of an installation whose cluster was created by an older major version (`needsUpgrade`): starts the older
 * version, copies all rows into a new cluster, and compares both. The old cluster is kept beside the new one. After a cut in the middle, the next start does it again,
 * because the old cluster is changed by nothing.
 * @throws UserFacingError when a newer version has created the cluster, or when the upgrade is not possible; the old cluster is left as it was
 */
export async function upgradeCluster(options: ClusterUpgradeOptions): Promise<void> {
  const { dataDir, print } = options;
  const folder = join(dataDir, 'postgres');
  const newFolder = join(dataDir, UPGRADE_FOLDER);
  const isComplete = existsSync(join(newFolder, UPGRADE_COMPLETE));
  const version = readClusterVersion(folder);
  if (!isComplete) {
    if (version === null || version >= POSTGRES_MAJOR)
      throw new UserFacingError(
        `${folder} was created by PostgreSQL ${version}, but this version of the product has ${POSTGRES_MAJOR}. Start the newer version.`,
      );
    print(
      `… Upgrading the database from PostgreSQL ${version} to ${POSTGRES_MAJOR}. It needs as much space as the database.`,
    );
    await copyCluster(version, options);
    writeFileSync(join(newFolder, UPGRADE_COMPLETE), '');
  }
  // After a cut between the last two steps, the new cluster is in its place already.
  const cluster = join(newFolder, 'cluster');
  if (existsSync(cluster)) {
    if (version !== null) renameSync(folder, keptFolder(dataDir, version));
    renameSync(cluster, folder);
  }
  rmSync(newFolder, { recursive: true });
  print(`✓ The old database is kept in ${dataDir}/postgres-before-upgrade-*. Delete it when everything is as it was.`);
}

/** A name that is not taken: an earlier upgrade may have been undone by hand. */
function keptFolder(dataDir: string, version: number): string {
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return join(dataDir, `postgres-before-upgrade-${version}-${moment}`);
}

async function copyCluster(version: number, options: ClusterUpgradeOptions): Promise<void> {
  const { dataDir, password, rolePasswords, print } = options;
  const folder = join(dataDir, 'postgres');
  const newFolder = join(dataDir, UPGRADE_FOLDER);
  const user = resolveProcessUser('postgres');
  const oldPrograms = await installOlderPrograms(version, join(dataDir, 'postgres-programs'));
  const programs = await findPostgresPrograms();
  await endPreviousServer(folder);
  await endPreviousServer(join(newFolder, 'cluster'));
  rmSync(newFolder, { recursive: true, force: true });
  mkdirSync(newFolder, { mode: 0o711 });
  const cluster = join(newFolder, 'cluster');
  user.ensurePrivateFolder(cluster);
  const capabilities = user.requiredCapabilities({ readablePaths: [programs.postgres, cluster] });
  const settingsFolder = join(dataDir, 'server-settings');
  await createPostgresCluster({ programs, user, capabilities, folder: cluster, settingsFolder, password });
  const parts = await PartStore.open(await FolderTarget.open(join(newFolder, 'rows'), { create: true }), plainPartKeys);
  const databases = await withServer(options, { folder, programs: oldPrograms, version }, (url) => dumpAll(url, parts));
  print('✓ All rows are read');
  await withServer(options, { folder: cluster, programs, version: POSTGRES_MAJOR }, async (serverUrl) => {
    const { urlFor } = await createDatabases({ serverUrl, passwords: rolePasswords, exclusive: true });
    for (const { database, app } of serviceDatabases()) {
      const rows = databases.get(database);
      if (!rows) continue;
      const names = new Set(rows.migrations.map(({ name }) => name));
      await deployMigrations({ dir: join(migrationsFolder(), app), url: urlFor(database) }, names);
      await withPostgresClient(databaseUrl(serverUrl, database), async (client) => {
        await restoreDatabase(client, parts, rows);
        const differences = await findDifferences(client, parts, rows);
        if (differences.length > 0)
          throw new UserFacingError(`The upgrade of ${database} failed: ${differences.join('; ')}`);
      });
    }
  });
  print('✓ All rows are in the new database, and compared');
}

/** The first start of the older version may have been interrupted before it had created all databases. */
async function dumpAll(serverUrl: string, parts: PartStore): Promise<Map<string, BackupDatabase>> {
  await assertNoIncompleteRestore(serverUrl);
  const names = await withAdministratorClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    const { rows } = await client.query<{ name: string }>('SELECT datname::text AS name FROM pg_database');
    const existing = new Set(rows.map(({ name }) => name));
    return serviceDatabases().flatMap(({ database }) => (existing.has(database) ? [database] : []));
  });
  const snapshots = await openSnapshots(serverUrl, names);
  try {
    const dumped = new Map<string, BackupDatabase>();
    for (const name of names) dumped.set(name, await dumpDatabase(snapshots.clientOf(name), parts));
    return dumped;
  } finally {
    await snapshots.close();
  }
}

async function withServer<Result>(
  { dataDir, logFile, password }: ClusterUpgradeOptions,
  { folder, programs, version }: { folder: string; programs: PostgresPrograms; version: number },
  work: (serverUrl: string) => Promise<Result>,
): Promise<Result> {
  const user = resolveProcessUser('postgres');
  const capabilities = user.requiredCapabilities({ readablePaths: [programs.postgres, folder] });
  const definition: DatabaseServerDefinition = await defineClusterServer({
    name: `PostgreSQL ${version}`,
    programs,
    user,
    capabilities,
    folder,
    dataDir,
    // The watchdog stops the server of this name when the start program is killed.
    pidName: 'postgres',
    logFile,
    password,
  });
  const server = new SupervisedProcess(definition, () => undefined);
  try {
    await server.start();
    return await work(definition.url);
  } finally {
    await server.stop();
  }
}
