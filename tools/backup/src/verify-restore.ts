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

/**
 * Throws where PostgreSQL's programs are missing, as in the container image. The server of DATABASE_URL cannot be used, because it is the real one.
 */
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
 * Restores a backup into a temporary installation with its own PostgreSQL, compares every row and every byte with the backup, and deletes the
 * installation again. The folder for temporary files needs as much free space as the product uses.
 * @param signal aborting it ends the comparison; the installation is deleted nevertheless
 * @throws UserFacingError with all differences; the reason of the abort
 */
export async function verifyRestore(
  backup: OpenedBackup,
  print: (line: string) => void,
  signal = new AbortController().signal,
): Promise<void> {
  await assertHasPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'memory-restore-'));
  // Settings of the environment are not passed on: DATABASE_URL, S3_ENDPOINT and others would name the real installation.
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
 * Compares the rows of a restored database (by digest) and its sequences with the backup.
 * @returns one line per difference; empty when there is no difference
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
 * Compares the rows of a table with the rows in a backup: first in their order and, when this differs, in any order, for which all rows are read
 * again. COPY stores small rows in free space of earlier pages, so the same rows may come in another order.
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

/**
 * Returns a digest that does not depend on the order of rows: the sum of the SHA-256 digests of all rows, as four sums of 64 bits. A row is a line of
 * the text format of COPY.
 */
async function digestInAnyOrder(rows: AsyncIterable<Buffer>): Promise<string> {
  const sums = new BigUint64Array(4);
  for await (const row of splitIntoLines(rows)) {
    const digest = hash('sha256', row, 'buffer');
    for (let index = 0; index < sums.length; index += 1) sums[index]! += digest.readBigUInt64LE(index * 8);
  }
  return sums.join('.');
}
