import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { expect } from '../api/api-test.ts';
import { databaseUrl } from '../installation.ts';
import type { ViewerAndOwner } from './viewers.ts';

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

/** How long nothing may change, in milliseconds, until what the services do after a request counts as finished. */
const SETTLED_MS = 400;

/** All stored rows that contain an id of the owner or of the viewer, and the owner's sessions. */
async function readState({ owner, viewer }: ViewerAndOwner, stored: StoredRows): Promise<string[]> {
  const rows = await stored.containing([...owner.ids, ...(viewer ? [viewer.user.id] : [])]);
  const sessions = (await owner.account.client.get('/api/sessions')).body as { id: string }[];
  return [...rows, ...sessions.map(({ id }) => `session ${id}`)];
}

const except = (rows: readonly string[], others: readonly string[]): string[] =>
  rows.filter((row) => !others.includes(row));

/** Compares what is stored of the owner and of the viewer before and after requests that must change nothing. */
export class StoredDataSnapshot {
  private readonly scene: ViewerAndOwner;
  private readonly stored: StoredRows;
  private known: { state: string[]; readonly ids: number } | undefined;

  constructor(scene: ViewerAndOwner, stored: StoredRows) {
    this.scene = scene;
    this.stored = stored;
  }

  /** Reads the state again before the next request, because something is being changed on purpose. */
  invalidate(): void {
    this.known = undefined;
  }

  /** Waits until events and jobs of earlier requests have had their effect. */
  async remember(): Promise<void> {
    if (this.known?.ids === this.scene.owner.ids.length) return;
    let last: string[] = [];
    await expect(async () => {
      const state = await readState(this.scene, this.stored);
      const isSettled = isDeepStrictEqual(state, last) && !state.some((row) => row.includes('pending'));
      last = state;
      expect(isSettled, 'the services have finished').toBe(true);
    }).toPass({ intervals: [SETTLED_MS] });
    this.known = { state: last, ids: this.scene.owner.ids.length };
  }

  /** Does nothing while the state is unknown: a request has just changed something on purpose. */
  async expectUnchanged(): Promise<void> {
    if (!this.known) return;
    const [before, after] = [this.known.state, await readState(this.scene, this.stored)];
    // The next comparison reports the effect of the next request alone.
    this.known.state = after;
    const changes = { gone: except(before, after), added: except(after, before) };
    expect(changes).toEqual({ gone: [], added: [] });
  }
}
