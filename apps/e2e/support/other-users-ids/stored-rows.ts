import { Client } from 'pg';
import { databaseUrl } from '../installation.ts';

const DATABASES = ['memory_journal', 'memory_media', 'memory_language', 'memory_social'];
/**
 * Tables whose rows change by themselves: events that are being published, which ones were handled, and data exports, also those of the
 * route that sends them.
 */
const TRANSIENT_TABLES = ['outbox', 'published_event', 'handled_event', 'data_export'];

/** Reads all rows of all services that contain any of some words. */
export class StoredRows {
  private readonly connections: Promise<readonly [Client, string][]>;

  constructor() {
    this.connections = Promise.all(DATABASES.map(async (name) => connect(name)));
  }

  /** The rows as text, with the name of their table, in a stable order. */
  async containing(words: readonly string[]): Promise<string[]> {
    const rows = await Promise.all(
      (await this.connections).map(async ([client, sql]) => (await client.query<{ row: string }>(sql, [words])).rows),
    );
    return rows.flat().map(({ row }) => row);
  }

  async close(): Promise<void> {
    await Promise.all((await this.connections).map(([client]) => client.end()));
  }
}

/** Connects to a database. @returns also the statement that searches all of its tables */
async function connect(database: string): Promise<[Client, string]> {
  const client = new Client({ connectionString: databaseUrl(database) });
  await client.connect();
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
       AND table_name <> ALL ($1) AND table_name NOT LIKE '%dictionary%'`,
    [TRANSIENT_TABLES],
  );
  // OFFSET 0 keeps PostgreSQL from formatting each row again for each word, which takes eight times as long.
  const selects = rows.map(
    ({
      schema,
      name,
    }) => `SELECT row FROM (SELECT '${name} ' || r::text AS row FROM "${schema}"."${name}" AS r OFFSET 0) AS formatted
      WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE position(word IN row) > 0)`,
  );
  return [client, `${selects.join(' UNION ALL ')} ORDER BY row`];
}
