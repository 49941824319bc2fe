import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { BackupDatabase } from '../manifest.ts';
import { listTables } from './catalog.ts';
import { applyCopySettings } from './copy-settings.ts';
import { readSequences, readTable } from './dump-database.ts';

/**
 * Compares every row of a restored database with the backup, byte by byte (by digest), and the sequences.
 * @returns a line for each difference; empty when there is none
 */
export async function findDifferences(client: Client, backup: BackupDatabase): Promise<string[]> {
  await applyCopySettings(client);
  const differences: string[] = [];
  const expected = new Map(backup.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  for (const table of await listTables(client)) {
    const name = `${table.schema}.${table.name}`;
    const hash = createHash('sha256');
    const rows = readTable(client, table);
    for await (const chunk of rows) hash.update(chunk);
    const inBackup = expected.get(name);
    expected.delete(name);
    if (hash.digest('hex') !== inBackup?.content.sha256)
      differences.push(`${name}: ${rows.rowCount} rows differ from the ${inBackup?.rows ?? 'no'} rows of the backup`);
  }
  for (const name of expected.keys()) differences.push(`${name} is missing`);
  if (JSON.stringify(await readSequences(client)) !== JSON.stringify(backup.sequences))
    differences.push('sequences differ');
  return differences;
}
