import type { ClientBase } from 'pg';

/** A table and its columns that are copied: all columns except generated ones. */
export interface TableDefinition {
  schema: string;
  name: string;
  columns: string[];
}

export interface SequenceName {
  schema: string;
  name: string;
}

/** Prisma's table of migrations is not copied, because applying the migrations fills it. */
const MIGRATIONS_TABLE = '_prisma_migrations';

const SELECT_TABLES = `
  SELECT n.nspname::text AS schema, c.relname::text AS name,
         COALESCE(array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attname IS NOT NULL), '{}') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND c.relname <> $1
  GROUP BY n.nspname, c.relname ORDER BY n.nspname, c.relname`;

const SELECT_REFERENCES = `
  SELECT tn.nspname || '.' || t.relname AS "table", rn.nspname || '.' || r.relname AS "referenced"
  FROM pg_constraint k
  JOIN pg_class t ON t.oid = k.conrelid JOIN pg_namespace tn ON tn.oid = t.relnamespace
  JOIN pg_class r ON r.oid = k.confrelid JOIN pg_namespace rn ON rn.oid = r.relnamespace
  WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`;

const SELECT_SEQUENCES = `
  SELECT n.nspname::text AS schema, c.relname::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'S' AND n.nspname !~ '^pg_' ORDER BY n.nspname, c.relname`;

/** Lists all tables of the services in a database, ordered by name. */
export async function listTables(client: ClientBase): Promise<TableDefinition[]> {
  return (await client.query<TableDefinition>(SELECT_TABLES, [MIGRATIONS_TABLE])).rows;
}

export async function listSequences(client: ClientBase): Promise<SequenceName[]> {
  return (await client.query<SequenceName>(SELECT_SEQUENCES)).rows;
}

/**
 * Returns the tables in an order in which each table comes after the tables that its foreign keys refer to.
 * @throws Error when foreign keys form a cycle
 */
export async function sortByReferences<Table extends SequenceName>(
  client: ClientBase,
  tables: readonly Table[],
): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; referenced: string }>(SELECT_REFERENCES);
  const sorted: Table[] = [];
  let remaining = [...tables];
  const keyOf = ({ schema, name }: SequenceName): string => `${schema}.${name}`;
  while (remaining.length > 0) {
    const waiting = new Set(remaining.map(keyOf));
    const next = remaining.filter(
      (table) => !rows.some((row) => row.table === keyOf(table) && waiting.has(row.referenced)),
    );
    if (next.length === 0) throw new Error(`The foreign keys of ${[...waiting].join(', ')} form a circle`);
    sorted.push(...next);
    remaining = remaining.filter((table) => !next.includes(table));
  }
  return sorted;
}

/** Returns the quoted name of a table or sequence with its schema. */
export const quoteName = (client: ClientBase, { schema, name }: SequenceName): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** Returns the quoted names of columns. */
export const quoteColumns = (client: ClientBase, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');

/**
 * Settings with which the text format of COPY is the same on every server, so that one server can read what another has written. The rows of a table
 * come in the order in which they are stored: with `synchronize_seqscans` on, a read could begin in the middle of a large table.
 */
const SETTINGS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  synchronize_seqscans: 'off',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

export async function applyCopySettings(client: ClientBase): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query('SELECT pg_catalog.set_config($1, $2, false)', [name, value]);
}
