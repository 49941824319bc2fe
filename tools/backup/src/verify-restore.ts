import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { readConfig } from '@memory/launcher/config';
import { findPostgresPrograms } from '@memory/launcher/postgres/create-cluster';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { PRONUNCIATION_FOLDER } from '@memory/launcher/topology';
import { withAbortableClient } from './database/abortable-client.ts';
import { findDifferences } from './database/compare-database.ts';
import { describeFile } from './files/folder-files.ts';
import { findObjectDifferences } from './files/restore-objects.ts';
import { readStoredFiles } from './files/stored-file.ts';
import type { OpenedBackup } from './open-backup.ts';
import { openObjectStore } from './product.ts';
import { restoreBackup } from './restore-backup.ts';

/** The container image has no PostgreSQL, and the server of DATABASE_URL is the real one. */
async function assertHasPostgres(): Promise<void> {
  await findPostgresPrograms().catch((cause: unknown) => {
    throw new UserFacingError(
      'restore --verify starts a PostgreSQL of its own, so it needs a clone after npm install.',
      {
        cause,
      },
    );
  });
}

/**
 * Restores a backup into an installation of its own with its own PostgreSQL, compares every row and every byte with the backup, and deletes the
 * installation again. Needs as much space in the folder for temporary files as the product.
 * @param signal its abort ends the comparison; the installation is deleted nevertheless
 * @throws UserFacingError with all differences; the reason of the abort
 */
export async function verifyRestore(
  backup: OpenedBackup,
  print: (line: string) => void,
  signal = new AbortController().signal,
): Promise<void> {
  await assertHasPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'memory-restore-'));
  // Settings of the environment, such as DATABASE_URL and S3_ENDPOINT, name the real installation.
  const env = { DATA_DIR: dataDir };
  const differences: string[] = [];
  try {
    const inspect = async (serverUrl: string): Promise<void> => {
      for (const [database, rows] of Object.entries(backup.manifest.databases)) {
        const found = await withAbortableClient(databaseUrl(serverUrl, database), signal, (client) =>
          findDifferences(client, backup.parts, rows),
        );
        differences.push(...found.map((line) => `${database} ${line}`));
      }
      const store = await openObjectStore(dataDir, env);
      differences.push(...(await findObjectDifferences(backup.manifest.objects, backup.parts, store, signal)));
      for await (const file of readStoredFiles(backup.parts, backup.manifest.pronunciation)) {
        signal.throwIfAborted();
        const { sha256 } = await describeFile(join(dataDir, PRONUNCIATION_FOLDER), file.key);
        if (sha256 !== file.sha256) differences.push(`the recording ${file.key} differs`);
      }
    };
    await restoreBackup(backup, { config: readConfig(env), env, erasedIds: [], print, inspect, signal });
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
  if (differences.length > 0) throw new UserFacingError(`The restored data differ:\n${differences.join('\n')}`);
}
