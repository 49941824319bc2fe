import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { ToolsConfig } from '@memory/launcher/config';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { findIncompleteRestores } from '@memory/launcher/postgres/incomplete-restore';
import { withAdministratorClient } from '@memory/launcher/postgres/postgres-client';
import { restoreMarkerFile } from '@memory/launcher/stack/running-installation';
import { PRONUNCIATION_FOLDER, serviceDatabases } from '@memory/launcher/topology';
import type { ObjectStore } from '@memory/object-store/object-store';
import { Redis } from 'ioredis';
import { listTables } from './database/catalog.ts';
import { hasObjects } from './files/restore-objects.ts';

/** @throws UserFacingError when the data folder is not empty, unless a restore of the same backup was interrupted */
export async function assertEmptyDataDir(dataDir: string, backupId: string): Promise<void> {
  const names = await listNames(dataDir);
  const restoredId = await readRestoreMarker(dataDir);
  if (restoredId === backupId || names.length === 0) return;
  // In containers, the volume with the recordings of words is a subfolder of the data folder.
  if (names.join() === PRONUNCIATION_FOLDER && (await listNames(join(dataDir, PRONUNCIATION_FOLDER))).length === 0)
    return;
  throw new UserFacingError(
    restoredId === undefined
      ? `${dataDir} is not empty. A backup is restored into an empty installation only: choose another folder (DATA_DIR=…), or move this one away.`
      : `A restore of the backup ${restoredId} into ${dataDir} has not ended. Run that one again, or delete the folder.`,
  );
}

async function listNames(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  });
}

/**
 * Checks the servers and the object store, which may be outside the data folder.
 * @throws UserFacingError when they contain data that does not come from an interrupted restore of this backup
 */
export async function assertEmptyServers(
  { dataDir, databaseUrl: serverUrl, redisUrl }: ToolsConfig,
  store: ObjectStore,
  backupId: string,
): Promise<void> {
  const isRepeated = (await readRestoreMarker(dataDir)) === backupId;
  if (!isRepeated && (await hasObjects(store)))
    throw new UserFacingError(
      'The object store has files already. A backup is restored into an empty bucket or folder.',
    );
  if (serverUrl) await assertEmptyDatabases(serverUrl, backupId);
  if (redisUrl) await assertEmptyRedis(redisUrl);
}

async function assertEmptyDatabases(serverUrl: string, backupId: string): Promise<void> {
  const incomplete = await findIncompleteRestores(serverUrl);
  for (const database of await listExistingDatabases(serverUrl)) {
    if (incomplete.get(database) === backupId) continue;
    const tables = await withAdministratorClient(databaseUrl(serverUrl, database), listTables);
    if (tables.length > 0)
      throw new UserFacingError(
        `The database ${database} has tables already. A backup is restored into a server without the databases of the product.`,
      );
  }
}

async function listExistingDatabases(serverUrl: string): Promise<string[]> {
  const names = serviceDatabases().map(({ database }) => database);
  return withAdministratorClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname::text AS name FROM pg_database WHERE datname = ANY($1)',
      [names],
    );
    return rows.map(({ name }) => name);
  });
}

/** Checks that Redis is empty. With event streams of another time, the services would treat events as handled that were not handled. */
async function assertEmptyRedis(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: null });
  // `connect` always rejects with 'Connection is closed.', whatever the actual reason is. The event `error` has the reason.
  let reason: Error | undefined;
  redis.on('error', (error: Error) => (reason = error));
  try {
    await redis.connect();
    if ((await redis.dbsize()) > 0)
      throw new UserFacingError(
        'Redis (REDIS_URL) is not empty. Sessions and events of another time must not meet restored data: empty it first.',
      );
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    throw new UserFacingError(`Redis (REDIS_URL): ${(reason ?? (error as Error)).message}`, { cause: error });
  } finally {
    redis.disconnect();
  }
}

async function readRestoreMarker(dataDir: string): Promise<string | undefined> {
  return readFile(restoreMarkerFile(dataDir), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  });
}

/** Marks the data folder as being restored, so that `npm start` does not start on incomplete data. */
export const writeRestoreMarker = (dataDir: string, backupId: string): Promise<void> =>
  writeFile(restoreMarkerFile(dataDir), backupId, { mode: 0o600 });

export const deleteRestoreMarker = (dataDir: string): Promise<void> => rm(restoreMarkerFile(dataDir), { force: true });
