import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { prepareEmbeddedPostgres } from '@memory/launcher/postgres/embedded-postgres';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Client } from 'pg';
import type { Benchmark } from './benchmark.ts';

const EVENTS = 200_000;
const QUICK_EVENTS = 20_000;
const BATCH = 100;
const BATCH_INTERVAL_MS = 100;
/** The events that a group had left unhandled before; they are handled, too, while the measurement runs. */
const BACKLOG = 200_000;
const TABLES = ['outbox', 'published_event', 'handled_event'] as const;

/** The migrations `autovacuum_of_event_tables` of the services set the same. */
const STORAGE_PARAMETERS = `
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 100000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000`;

const EVENT_COLUMNS = `id uuid NOT NULL, type text NOT NULL, entity_id text NOT NULL, data jsonb NOT NULL, occurred_at timestamptz(3) NOT NULL,
  request_id text`;
const EVENT_VALUES = `gen_random_uuid(), 'entry.updated', gen_random_uuid()::text, jsonb_build_object('entryId', gen_random_uuid(),
  'authorId', gen_random_uuid(), 'version', 1), now(), 'a-request-id'`;

const CREATE = `
  CREATE TABLE outbox (sequence bigserial PRIMARY KEY, ${EVENT_COLUMNS}, UNIQUE (id));
  CREATE TABLE published_event (stream_ms bigint, stream_sequence bigint, sequence bigint NOT NULL, ${EVENT_COLUMNS},
    PRIMARY KEY (stream_ms, stream_sequence));
  CREATE TABLE handled_event (event_id uuid PRIMARY KEY, handled_at timestamptz(3) NOT NULL DEFAULT now());
  CREATE INDEX ON handled_event (handled_at);
  INSERT INTO published_event SELECT 1, n, n, ${EVENT_VALUES} FROM generate_series(1, ${BACKLOG}) AS n;
  INSERT INTO handled_event SELECT gen_random_uuid(), now() - interval '31 days' FROM generate_series(1, ${BACKLOG})`;

/** What the relay and the handlers of a service do with a batch of events, and the deletion of twice as many that are handled. */
const HANDLE_BATCH = [
  `INSERT INTO outbox (id, type, entity_id, data, occurred_at, request_id) SELECT ${EVENT_VALUES} FROM generate_series(1, ${BATCH})`,
  `WITH moved AS (DELETE FROM outbox RETURNING *)
   INSERT INTO published_event SELECT 2, sequence, sequence, id, type, entity_id, data, occurred_at, request_id FROM moved`,
  `INSERT INTO handled_event SELECT gen_random_uuid() FROM generate_series(1, ${BATCH})`,
  `DELETE FROM published_event WHERE (stream_ms, stream_sequence) IN (
     SELECT stream_ms, stream_sequence FROM published_event ORDER BY stream_ms, stream_sequence LIMIT ${2 * BATCH})`,
  `DELETE FROM handled_event WHERE event_id IN (
     SELECT event_id FROM handled_event WHERE handled_at < now() - interval '30 days' ORDER BY handled_at LIMIT ${BATCH})`,
];

interface TableState {
  readonly name: string;
  readonly dead: number;
  readonly bytes: number;
}

const readTables = async (client: Client): Promise<TableState[]> =>
  (
    await client.query<TableState>(
      `SELECT relname AS name, n_dead_tup::int AS dead, pg_total_relation_size(relid)::float AS bytes FROM pg_stat_user_tables`,
    )
  ).rows;

/** Runs the events on an empty database. @returns the most dead rows of each table, and its size at the end in bytes */
async function measureTables(url: string, isTuned: boolean, events: number): Promise<Map<string, TableState>> {
  const most = new Map<string, TableState>();
  await withPostgresClient(url, async (client) => {
    await client.query(CREATE);
    for (const table of isTuned ? TABLES : []) await client.query(`ALTER TABLE ${table} SET (${STORAGE_PARAMETERS})`);
    for (let done = 0; done < events; done += BATCH) {
      const next = delay(BATCH_INTERVAL_MS);
      for (const statement of HANDLE_BATCH) await client.query(statement);
      if (done % (BATCH * 20) === 0)
        for (const state of await readTables(client))
          most.set(state.name, { ...state, dead: Math.max(state.dead, most.get(state.name)?.dead ?? 0) });
      await next;
    }
  });
  return most;
}

const variants = [
  { name: "PostgreSQL's settings", napTime: '1min', isTuned: false },
  { name: 'with a nap of 10 s', napTime: '10s', isTuned: false },
  { name: 'with a nap of 10 s and own thresholds', napTime: '10s', isTuned: true },
] as const;

/** Measures what autovacuum leaves of the tables through which every event goes, with the settings of PostgreSQL and with others. */
export const eventTablesBenchmark: Benchmark = {
  name: 'event-tables',
  description: 'dead rows and sizes of the event tables while 200,000 events go through them, for 4 minutes (--quick)',
  async measure({ createFolder, report, options }) {
    const events = options.isQuick ? QUICK_EVENTS : EVENTS;
    const results = await Promise.all(
      variants.map(async ({ napTime, isTuned }) => measureOnNewServer(await createFolder(), napTime, isTuned, events)),
    );
    for (const table of TABLES)
      for (const [index, { name }] of variants.entries()) {
        const { dead = 0, bytes = 0 } = results[index]?.get(table) ?? {};
        report({ label: `${table}, ${name}: most dead rows`, value: dead, unit: 'rows' });
        report({ label: `${table}, ${name}: size at the end`, value: bytes / 1_048_576, unit: 'MB' });
      }
  },
};

async function measureOnNewServer(
  dataDir: string,
  napTime: string,
  isTuned: boolean,
  events: number,
): Promise<Map<string, TableState>> {
  const server = await prepareEmbeddedPostgres({ dataDir, logFile: join(dataDir, 'postgres.log'), password: 'bench' });
  const process = await server.start();
  try {
    while (!(await server.isReady())) await delay(100);
    const url = databaseUrl(server.url, 'postgres');
    await withPostgresClient(url, async (client) => {
      await client.query(`ALTER SYSTEM SET autovacuum_naptime = '${napTime}'`);
      await client.query('SELECT pg_reload_conf()');
    });
    return await measureTables(url, isTuned, events);
  } finally {
    await process.stop('SIGINT');
  }
}
