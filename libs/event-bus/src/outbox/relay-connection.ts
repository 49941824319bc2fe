import { Client } from 'pg';
import type { SqlDatabase, SqlExecutor } from '../sql-database.ts';
import { OUTBOX_CHANNEL } from './write-outbox.ts';

/**
 * The timeout in milliseconds for a statement of a relay, and for how long PostgreSQL keeps the relay's transaction open while the relay waits for
 * Redis. Without a timeout, a relay that hangs would keep the lock that lets only one relay publish.
 */
const TIMEOUT_MS = 15_000;
/** How long a relay waits until PostgreSQL has accepted or closed a connection, in milliseconds. `query_timeout` covers neither of the two. */
const CONNECTION_TIMEOUT_MS = 5_000;

/** The name of relays' connections in PostgreSQL's view `pg_stat_activity`. */
export const RELAY_APPLICATION_NAME = 'event-relay';
/** The name of relays' connections in the previous release, whose processes neither write withdrawals through nor store them (ADR 45). */
const PREVIOUS_RELAY_APPLICATION_NAME = 'outbox-relay';

const COUNT_PREVIOUS = `
  SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = '${PREVIOUS_RELAY_APPLICATION_NAME}'`;

/** Whether a process of the previous release is connected to the database. Every process of a service keeps its relay's connection open. */
export async function isPreviousReleaseConnected(database: Pick<SqlExecutor, '$queryRawUnsafe'>): Promise<boolean> {
  const [previous] = await database.$queryRawUnsafe<{ count: number }[]>(COUNT_PREVIOUS);
  return previous !== undefined && previous.count > 0;
}

/**
 * A relay's own connection to PostgreSQL. Notifications reach only the connection that executed LISTEN. A connection of a pool cannot be used,
 * because the pool runs other queries on it and may close it when it is idle.
 */
export class RelayConnection implements SqlDatabase {
  private readonly url: string;
  private readonly onWake: () => void;
  private client: Client | undefined;

  /** @param onWake called when an event was committed, and when the connection was lost, because notifications may have been lost with it */
  constructor(url: string, onWake: () => void) {
    this.url = url;
    this.onWake = onWake;
  }

  /** Connects and listens; does nothing while the connection is open. @throws when PostgreSQL is not reachable */
  async connect(): Promise<void> {
    if (this.client) return;
    const client = new Client({
      connectionString: this.url,
      application_name: RELAY_APPLICATION_NAME,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    // No action is needed here: after every error that ends the connection, the event `end` follows.
    client.on('error', () => undefined);
    client.on('end', () => this.markLost(client));
    client.on('notification', this.onWake);
    try {
      await client.connect();
      await client.query(`LISTEN ${OUTBOX_CHANNEL}; SET idle_in_transaction_session_timeout = ${TIMEOUT_MS}`);
    } catch (error) {
      await endConnection(client, CONNECTION_TIMEOUT_MS);
      throw error;
    }
    this.client = client;
  }

  /** Closes the connection, even in the middle of a transaction. PostgreSQL then rolls the transaction back. */
  async close(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    if (client) await endConnection(client, CONNECTION_TIMEOUT_MS);
  }

  async $executeRawUnsafe(statement: string, ...values: unknown[]): Promise<number> {
    return (await this.connected.query(statement, values)).rowCount ?? 0;
  }

  async $queryRawUnsafe<Rows = unknown>(statement: string, ...values: unknown[]): Promise<Rows> {
    return (await this.connected.query(statement, values)).rows as Rows;
  }

  /** Runs a transaction. After an error, the caller must close the connection, whose state is unknown; closing rolls the transaction back. */
  async $transaction<Result>(work: (tx: SqlExecutor) => Promise<Result>): Promise<Result> {
    await this.connected.query('BEGIN');
    const result = await work(this);
    await this.connected.query('COMMIT');
    return result;
  }

  private get connected(): Client {
    if (!this.client) throw new Error('the connection to PostgreSQL was lost');
    return this.client;
  }

  private markLost(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.onWake();
  }
}

/**
 * Ends a connection to PostgreSQL and waits until the server has closed it, because closing frees the locks of the connection. Stops waiting after
 * `timeoutMs`. Errors are ignored: a connection that cannot be closed properly is already lost.
 */
export async function endConnection(client: Client, timeoutMs: number): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), timeoutMs);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
}
