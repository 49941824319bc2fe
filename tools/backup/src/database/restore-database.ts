import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readContent } from '../content/content.ts';
import type { PartStore } from '../content/part-store.ts';
import type { BackupDatabase, BackupTable } from '../manifest.ts';
import {
  listSequences,
  listTables,
  quoteColumns,
  quoteName,
  type SequenceName,
  sortByReferences,
  type TableDefinition,
  applyCopySettings,
} from './catalog.ts';

/**
 * Loads all rows and sequences of a backup into a database whose tables were just created by the migrations of the backup. Everything happens in one
 * transaction: after an interruption, the database is unchanged. Rows that migrations or an earlier attempt have inserted are replaced.
 * @param client a connection as a user who owns the tables or is a member of their owners
 * @throws UserFacingError when the backup has other tables than the database, or is damaged
 */
export async function restoreDatabase(client: Client, parts: PartStore, backup: BackupDatabase): Promise<void> {
  await applyCopySettings(client);
  await client.query('BEGIN');
  try {
    await assertSameTables(client, backup);
    const tables = await sortByReferences(client, backup.tables);
    const enableTriggers = await disableTriggers(client);
    for (const table of tables.toReversed()) await client.query(`DELETE FROM ${quoteName(client, table)}`);
    for (const table of tables) await loadTable(client, parts, table);
    for (const { schema, name, lastValue, isCalled } of backup.sequences)
      await client.query('SELECT pg_catalog.setval($1::regclass, $2, $3)', [
        quoteName(client, { schema, name }),
        lastValue,
        isCalled,
      ]);
    await enableTriggers();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  await client.query('ANALYZE');
}

/** The names of tables and columns come from the manifest, which may have been tampered with. Only names that the database has are accepted. */
async function assertSameTables(client: Client, backup: BackupDatabase): Promise<void> {
  const expected = describeRelations(await listTables(client), await listSequences(client));
  if (describeRelations(backup.tables, backup.sequences) !== expected)
    throw new UserFacingError('The backup has other tables than its migrations create. It was changed, or is damaged.');
}

function describeRelations(tables: readonly TableDefinition[], sequences: readonly SequenceName[]): string {
  const relations = [
    ...tables.map(({ schema, name, columns }) => JSON.stringify([schema, name, columns])),
    ...sequences.map(({ schema, name }) => JSON.stringify([schema, name])),
  ];
  return relations.toSorted().join('\n');
}

async function loadTable(client: Client, parts: PartStore, table: BackupTable): Promise<void> {
  const destination = `${quoteName(client, table)} (${quoteColumns(client, table.columns)})`;
  const stream = client.query(copyFrom(`COPY ${destination} FROM STDIN`));
  await pipeline(Readable.from(readContent(parts, table.content), { objectMode: false }), stream);
  if (stream.rowCount !== table.rows)
    throw new UserFacingError(`${table.name} has ${stream.rowCount} rows instead of ${table.rows}.`);
}

interface Trigger extends SequenceName {
  trigger: string;
  /** `O`: enabled normally. `R`, `A`: enabled as REPLICA or ALWAYS. */
  mode: 'O' | 'R' | 'A';
}

const ENABLE = { O: 'ENABLE', R: 'ENABLE REPLICA', A: 'ENABLE ALWAYS' } as const;

/**
 * Disables the triggers of the services. The rows already contain what the triggers compute, and the triggers of append-only tables would reject the
 * rows. The triggers of foreign keys stay enabled.
 * @returns a function that restores the former state of the triggers
 */
async function disableTriggers(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<Trigger>(
    `SELECT n.nspname::text AS schema, c.relname::text AS name, t.tgname::text AS trigger, t.tgenabled AS mode
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE NOT t.tgisinternal AND t.tgenabled <> 'D'`,
  );
  const alter = async (action: string, { trigger, ...table }: Trigger): Promise<void> => {
    await client.query(`ALTER TABLE ${quoteName(client, table)} ${action} TRIGGER ${client.escapeIdentifier(trigger)}`);
  };
  for (const row of rows) await alter('DISABLE', row);
  return async () => {
    for (const row of rows) await alter(ENABLE[row.mode], row);
  };
}
