import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameServer } from '@memory/launcher/cli/name-server';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { type ToolsConfig, repositoryRoot } from '@memory/launcher/config';
import { deployMigrations, migrationChecksum, replaceByBaseline } from '@memory/launcher/migrations/deploy-migrations';
import { MigrationFiles } from '@memory/launcher/migrations/migration-files';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { prepareEmbeddedPostgres } from '@memory/launcher/postgres/embedded-postgres';
import { markIncompleteRestore, markRestoreComplete } from '@memory/launcher/postgres/incomplete-restore';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { createDatabases } from '@memory/launcher/postgres/prepare-databases';
import { rotateLogFile } from '@memory/launcher/process/log-file';
import { SupervisedProcess } from '@memory/launcher/process/supervised-process';
import { type Cleanup, runCleanups } from '@memory/launcher/stack/cleanup';
import { lockDataDir } from '@memory/launcher/stack/running-installation';
import { readOrCreateInstallationSecrets, secretsFile } from '@memory/launcher/stack/secrets';
import { PRONUNCIATION_FOLDER, serviceDatabases } from '@memory/launcher/topology';
import { MARK_RESTORED_ACCOUNTS_FOR_ERASURE } from '@memory/service-kit/restored-erasures';
import type { Client } from 'pg';
import { restoreDatabase } from './database/restore-database.ts';
import {
  assertEmptyDataDir,
  assertEmptyServers,
  deleteRestoreMarker,
  writeRestoreMarker,
} from './empty-installation.ts';
import { SOCIAL_DATABASE } from './erased-accounts.ts';
import { restoreFolder } from './files/folder-files.ts';
import { restoreObjects } from './files/restore-objects.ts';
import type { BackupDatabase, ManifestContent } from './manifest.ts';
import type { OpenedBackup } from './open-backup.ts';
import { ENV_FILE_NAME, openObjectStore, SECRETS_FILE_NAME } from './product.ts';

export interface RestoreOptions {
  config: ToolsConfig;
  env: NodeJS.ProcessEnv;
  /** The ids of accounts that were erased after the backup. */
  erasedIds: readonly string[];
  print: (line: string) => void;
  /** Called with the address of the PostgreSQL server before the server is stopped. */
  inspect?: (serverUrl: string) => Promise<void>;
  /**
   * Aborting it ends the restore, which can then be repeated. A PostgreSQL server that the restore has started is stopped. Reads of the backup should
   * reject on the same signal.
   */
  signal?: AbortSignal;
}

/**
 * Restores a backup into an empty installation that is not running. Repeating an interrupted restore is safe: rows are loaded again, and objects that
 * were already stored are kept.
 * @throws UserFacingError when the installation is not empty, or the backup is damaged or comes from a newer version; the reason of the abort
 */
export async function restoreBackup(backup: OpenedBackup, options: RestoreOptions): Promise<void> {
  const { manifest } = backup;
  const { config, env, signal = new AbortController().signal } = options;
  const { dataDir } = config;
  assertKnownMigrations(manifest);
  const store = await openObjectStore(dataDir, env);
  await assertEmptyDataDir(dataDir, manifest.id);
  await mkdir(dataDir, { recursive: true });
  // The mode 0711 lets the system user of PostgreSQL pass through the folder.
  await chmod(dataDir, 0o711);
  const umask = process.umask(0o077);
  const cleanups: Cleanup[] = [() => void process.umask(umask), lockDataDir(dataDir)];
  try {
    await assertEmptyServers(config, store, manifest.id);
    await writeRestoreMarker(dataDir, manifest.id);
    await restoreSecrets(backup, dataDir);
    const serverUrl = config.databaseUrl ?? (await startRestoreServer(dataDir, cleanups, signal));
    await restoreDatabases(backup, serverUrl, options, signal);
    await store.prepare();
    await restoreObjects(manifest.objects, backup.parts, store, createProgress(manifest.objects, options.print));
    await restorePronunciation(backup, dataDir);
    await options.inspect?.(serverUrl);
    await markRestoreComplete(serverUrl);
    await deleteRestoreMarker(dataDir);
  } catch (error) {
    signal.throwIfAborted();
    throw nameRestoreFailure(error, dataDir);
  } finally {
    await runCleanups(cleanups, 'fast');
  }
}

function nameRestoreFailure(error: unknown, dataDir: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') return nameServer(error, 'PostgreSQL');
  return new UserFacingError(`The disk of ${dataDir} is full. Make space, then run the same restore again.`, {
    cause: error,
  });
}

async function restoreDatabases(
  { manifest, parts }: OpenedBackup,
  serverUrl: string,
  { config, erasedIds, print }: RestoreOptions,
  signal: AbortSignal,
): Promise<void> {
  const { rolePasswords } = readOrCreateInstallationSecrets(config.dataDir);
  const { urlFor } = await createDatabases({
    serverUrl,
    passwords: rolePasswords,
    exclusive: config.databaseUrl === undefined,
  });
  await markIncompleteRestore(serverUrl, manifest.id);
  for (const { database, app } of serviceDatabases()) {
    signal.throwIfAborted();
    const { migrations, ...rows } = manifest.databases[database] ?? { migrations: [], tables: [], sequences: [] };
    const names = migrationNamesOf(app, migrations);
    await deployMigrations({ dir: join(migrationsFolder(), app), url: urlFor(database) }, names);
    await withAbortableClient(databaseUrl(serverUrl, database), signal, async (client) => {
      await restoreDatabase(client, parts, { migrations, ...rows });
      if (database === SOCIAL_DATABASE) await client.query(MARK_RESTORED_ACCOUNTS_FOR_ERASURE, [erasedIds]);
    });
    print(`✓ ${database}: ${rows.tables.reduce((sum, table) => sum + table.rows, 0)} rows`);
  }
}

/**
 * Writes the secrets before the server is created with the passwords in them. Secrets that the backup lacks are created. Does nothing when an earlier
 * attempt of the restore has already written them.
 */
async function restoreSecrets({ sealed }: OpenedBackup, dataDir: string): Promise<void> {
  if (!sealed || existsSync(secretsFile(dataDir))) return;
  const stored = sealed.secretFiles[SECRETS_FILE_NAME];
  const envFile = sealed.secretFiles[ENV_FILE_NAME];
  if (envFile !== undefined) await writePrivateFile(join(dataDir, 'restored.env'), envFile);
  const secrets = { ...(stored ? (JSON.parse(stored) as object) : {}), backupKey: sealed.backupKey };
  await writePrivateFile(secretsFile(dataDir), JSON.stringify(secrets));
}

async function restorePronunciation({ manifest, parts }: OpenedBackup, dataDir: string): Promise<void> {
  const folder = join(dataDir, PRONUNCIATION_FOLDER);
  await restoreFolder(folder, parts, manifest.pronunciation);
  // The mode allows the system user of language-svc to read the folder.
  if (manifest.pronunciation.count > 0) await chmod(folder, 0o755);
}

async function writePrivateFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Prints the progress at each tenth of the objects' bytes. */
function createProgress({ count, bytes: total }: { count: number; bytes: number }, print: (line: string) => void) {
  let done = 0;
  let printed = 0;
  return (bytes: number): void => {
    done += bytes;
    const tenths = total === 0 ? 10 : Math.floor((done / total) * 10);
    if (tenths === printed) return;
    printed = tenths;
    print(tenths === 10 ? `✓ ${count} files` : `… files: ${tenths * 10} %`);
  };
}

/**
 * Starts only the embedded PostgreSQL of an installation.
 * @param signal aborting it ends the start
 * @returns the address of the server with the administrator's credentials
 */
async function startRestoreServer(dataDir: string, cleanups: Cleanup[], signal: AbortSignal): Promise<string> {
  for (const folder of ['logs', 'run']) await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
  const { databasePassword } = readOrCreateInstallationSecrets(dataDir);
  const logFile = rotateLogFile(dataDir, 'postgres');
  const definition = await prepareEmbeddedPostgres({ dataDir, logFile, password: databasePassword });
  const server = new SupervisedProcess(definition, () => undefined);
  cleanups.push(() => server.stop());
  await server.start(signal);
  return definition.url;
}

/** Returns the folder that contains `apps/<service>/prisma`: the repository or, in the container image, the folder of the built program. */
const migrationsFolder = (): string =>
  existsSync(join(repositoryRoot, 'apps')) ? repositoryRoot : import.meta.dirname;

/** Returns the names of the migrations that create the tables of a backup. @param app the folder of the app, such as `apps/journal-svc` */
const migrationNamesOf = (app: string, recorded: BackupDatabase['migrations']): ReadonlySet<string> =>
  new Set(replaceByBaseline(new MigrationFiles(join(migrationsFolder(), app)), recorded).map(({ name }) => name));

/**
 * Checks that this version of the product has all migrations of a backup, unchanged, and that the backup has all databases.
 * @throws UserFacingError
 */
function assertKnownMigrations({ databases, version, id }: ManifestContent): void {
  const expected = serviceDatabases();
  const missing = expected.filter(({ database }) => !databases[database]);
  if (missing.length > 0 || Object.keys(databases).length !== expected.length)
    throw new UserFacingError(`The backup ${id} does not have the databases of this version.`);
  for (const { database, app } of expected) {
    const files = new MigrationFiles(join(migrationsFolder(), app));
    const known = new Map(files.readMigrations().map(({ name, sql }) => [name, migrationChecksum(sql)]));
    for (const { name, checksum } of replaceByBaseline(files, databases[database]?.migrations ?? []))
      if (known.get(name) !== checksum)
        throw new UserFacingError(
          `The backup ${id} was made by version ${version}, which has the migration ${name} of ${database}. Restore it with that version, or a newer one.`,
        );
  }
}

/** Like `withPostgresClient`. Aborting `signal` closes the connection, so that a running statement rejects. */
export async function withAbortableClient<Result>(
  url: string,
  signal: AbortSignal,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  return withPostgresClient(url, async (client) => {
    const close = (): void => void client.end();
    signal.addEventListener('abort', close);
    try {
      signal.throwIfAborted();
      return await work(client);
    } finally {
      signal.removeEventListener('abort', close);
    }
  });
}
