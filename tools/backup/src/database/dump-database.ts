import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { writeContent } from '../content/content.ts';
import type { PartStore } from '../content/part-store.ts';
import type { BackupDatabase, BackupTable } from '../manifest.ts';
import { listSequences, listTables, quoteColumns, quoteName, type TableDefinition } from './catalog.ts';

/** The rows of one table as a stream in the text format of COPY. `rowCount` is known at the end of the stream. */
export interface TableRows extends AsyncIterable<Buffer> {
  rowCount: number;
}

/** Opens the rows of a table, in the order in which they are stored. */
export function readTable(client: Client, table: TableDefinition): TableRows {
  const source = `${quoteName(client, table)} (${quoteColumns(client, table.columns)})`;
  return client.query(copyTo(`COPY ${source} TO STDOUT`)) as unknown as TableRows;
}

/**
 * Stores all rows and sequences of a database. The list of tables comes from the database's catalog, so that a new table is never forgotten.
 * @param client a connection in a transaction with a snapshot (`openSnapshots`), as a user who may read all tables
 */
export async function dumpDatabase(client: Client, parts: PartStore): Promise<BackupDatabase> {
  const tables: BackupTable[] = [];
  for (const table of await listTables(client)) {
    const rows = readTable(client, table);
    const content = await writeContent(parts, rows);
    tables.push({ ...table, rows: rows.rowCount, content });
  }
  return { migrations: await readMigrations(client), tables, sequences: await readSequences(client) };
}

async function readMigrations(client: Client): Promise<BackupDatabase['migrations']> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

/** Reads the current values of all sequences. Sequences are not part of the snapshot; a current value is never lower than in the snapshot. */
export async function readSequences(client: Client): Promise<BackupDatabase['sequences']> {
  const sequences: BackupDatabase['sequences'] = [];
  for (const sequence of await listSequences(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quoteName(client, sequence)}`,
    );
    sequences.push({ ...sequence, ...rows[0]! });
  }
  return sequences;
}
