import { createHash, hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { readConfig } from '@memory/launcher/config';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { findPostgresPrograms } from '@memory/launcher/postgres/embedded-postgres';
import { PRONUNCIATION_FOLDER } from '@memory/launcher/topology';
import type { Client } from 'pg';
import { readContent, splitIntoLines } from './content/content.ts';
import type { PartStore } from './content/part-store.ts';
import { listTables, applyCopySettings } from './database/catalog.ts';
import { readSequences, readTable, type TableRows } from './database/dump-database.ts';
import { describeFile } from './files/folder-files.ts';
import { findObjectDifferences } from './files/restore-objects.ts';
import { readStoredFiles } from './files/stored-file.ts';
import type { BackupContent, BackupDatabase } from './manifest.ts';
import type { OpenedBackup } from './open-backup.ts';
import { openObjectStore } from './product.ts';
import { withAbortableClient, restoreBackup } from './restore-backup.ts';

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

/**
 * Compares every row of a restored database with the backup, byte by byte (by digest), and the sequences.
 * @returns a line for each difference; empty when there is none
 */
export async function findDifferences(client: Client, parts: PartStore, backup: BackupDatabase): Promise<string[]> {
  await applyCopySettings(client);
  const differences: string[] = [];
  const expected = new Map(backup.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  for (const table of await listTables(client)) {
    const name = `${table.schema}.${table.name}`;
    const inBackup = expected.get(name);
    expected.delete(name);
    if (!inBackup) {
      differences.push(`${name} is not in the backup`);
      continue;
    }
    const { isSame, rowCount } = await compareRows(() => readTable(client, table), parts, inBackup.content);
    if (!isSame) differences.push(`${name}: ${rowCount} rows differ from the ${inBackup.rows} rows of the backup`);
  }
  for (const name of expected.keys()) differences.push(`${name} is missing`);
  if (JSON.stringify(await readSequences(client)) !== JSON.stringify(backup.sequences))
    differences.push('sequences differ');
  return differences;
}

/**
 * Compares the rows of a table with those of a backup. COPY stores small rows in the space that larger ones have left free in earlier pages, so the
 * same rows may come in another order. Only then are they read again, one by one.
 */
async function compareRows(
  read: () => TableRows,
  parts: PartStore,
  content: BackupContent,
): Promise<{ isSame: boolean; rowCount: number }> {
  const inOrder = createHash('sha256');
  const rows = read();
  for await (const chunk of rows) inOrder.update(chunk);
  const isSame =
    inOrder.digest('hex') === content.sha256 ||
    (await digestInAnyOrder(read())) === (await digestInAnyOrder(readContent(parts, content)));
  return { isSame, rowCount: rows.rowCount };
}

/** Returns the sum of the SHA-256 digests of all rows, as four sums of 64 bits. A row is a line of the text format of COPY. */
async function digestInAnyOrder(rows: AsyncIterable<Buffer>): Promise<string> {
  const sums = new BigUint64Array(4);
  for await (const row of splitIntoLines(rows)) {
    const digest = hash('sha256', row, 'buffer');
    for (let index = 0; index < sums.length; index += 1) sums[index]! += digest.readBigUInt64LE(index * 8);
  }
  return sums.join('.');
}
