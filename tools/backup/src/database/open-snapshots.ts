import { setTimeout as delay } from 'node:timers/promises';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { watchForLostConnection } from '@memory/launcher/postgres/postgres-client';
import { Client, DatabaseError } from 'pg';
import { backupConnection } from '../backup-lease.ts';
import { applyCopySettings } from './catalog.ts';

/**
 * How long writes may wait for the snapshots, in milliseconds. When a transaction of a service takes longer, the attempt is abandoned and repeated.
 */
const LOCK_TIMEOUT_MS = 500;
const RETRY_DELAY_MS = 1_000;
const ATTEMPTS_MAX = 120;
const LOCK_NOT_AVAILABLE = '55P03';

/** The event tables. Every change that involves several databases writes to one of them in its commit (ADR 34). */
const EVENT_TABLES = ['public.outbox', 'public.published_event'];

/** One read-only transaction per database. All transactions see their databases at the same moment. */
export interface Snapshots {
  moment: Date;
  /** How long writes waited, in milliseconds. */
  writesHeldMs: number;
  /** Returns the connection of a database's transaction. */
  clientOf(database: string): Client;
  /** Ends the transactions and closes the connections. */
  close(): Promise<void>;
}

/**
 * Opens a snapshot of each database while no transaction that writes an event can commit in any of the databases.
 * @param serverUrl the address of the server with a user who may read all tables
 * @param silenceMs see `watchForLostConnection`
 * @throws UserFacingError when transactions of the services do not end for two minutes
 */
export async function openSnapshots(
  serverUrl: string,
  databases: readonly string[],
  silenceMs?: number,
): Promise<Snapshots> {
  const clients = new Map(databases.map((database) => [database, createClient(serverUrl, database, silenceMs)]));
  const lockers = databases.map((database) => createClient(serverUrl, database, silenceMs));
  const close = async (): Promise<void> => {
    await Promise.all([...clients.values(), ...lockers].map((client) => client.end().catch(() => undefined)));
  };
  try {
    // All connections are opened before the locks are taken, so that writes wait as briefly as possible.
    await Promise.all([...clients.values(), ...lockers].map(connect));
    await Promise.all([...clients.values()].map(applyCopySettings));
    const taken = await openWhileLocked([...clients.values()], lockers);
    await Promise.all(lockers.map((locker) => locker.end()));
    return { ...taken, clientOf: (database) => clients.get(database)!, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function createClient(serverUrl: string, database: string, silenceMs: number | undefined): Client {
  const connectionString = databaseUrl(serverUrl, database);
  const client = new Client({ connectionString, ...backupConnection });
  watchForLostConnection(client, connectionString, silenceMs);
  return client;
}

/** Connects with an empty search path. `withAdministratorClient` gives the reason. */
async function connect(client: Client): Promise<void> {
  await client.connect();
  await client.query("SELECT pg_catalog.set_config('search_path', '', false)");
}

async function openWhileLocked(
  clients: readonly Client[],
  lockers: readonly Client[],
): Promise<Pick<Snapshots, 'moment' | 'writesHeldMs'>> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const lockedAt = performance.now();
    const locks = await Promise.allSettled(lockers.map(lockEventTables));
    const failure = locks.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    try {
      if (!failure) {
        await Promise.all(clients.map(beginSnapshot));
        return { moment: new Date(), writesHeldMs: Math.round(performance.now() - lockedAt) };
      }
      if (!(failure.reason instanceof DatabaseError && failure.reason.code === LOCK_NOT_AVAILABLE))
        throw failure.reason;
    } finally {
      await Promise.all(lockers.map((locker) => locker.query('ROLLBACK')));
    }
    await delay(RETRY_DELAY_MS);
  }
  throw new UserFacingError(
    'A transaction of a service does not end, so the databases have no common moment. Try again.',
  );
}

/** Locks the event tables. SHARE mode allows reads, waits for transactions that have written to the tables, and makes later writers wait. */
async function lockEventTables(client: Client): Promise<void> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE pg_catalog.to_regclass(name) IS NOT NULL',
    [EVENT_TABLES],
  );
  if (rows.length > 0) await client.query(`LOCK TABLE ${rows.map(({ name }) => name).join(', ')} IN SHARE MODE`);
}

/** Begins a transaction and takes its snapshot, which happens at the first query of the transaction. */
async function beginSnapshot(client: Client): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SELECT 1');
}
