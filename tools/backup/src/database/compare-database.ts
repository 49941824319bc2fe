import { createHash, hash } from 'node:crypto';
import type { Client } from 'pg';
import { readContent, splitIntoLines } from '../content/content.ts';
import type { PartStore } from '../content/part-store.ts';
import type { BackupContent, BackupDatabase } from '../manifest.ts';
import { listTables } from './catalog.ts';
import { applyCopySettings } from './copy-settings.ts';
import { readSequences, readTable, type TableRows } from './dump-database.ts';

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
