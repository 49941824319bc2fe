import type { Socket } from 'node:net';
import { Client } from 'pg';
import { databaseUrl } from './database-url.ts';

/**
 * The role of a service owns its database, so it may define functions and operators there and change the search path. An administrator's
 * statement could then call a function of the service instead of PostgreSQL's own, with the administrator's rights
 * (https://wiki.postgresql.org/wiki/A_Guide_to_CVE-2018-1058). With an empty search path, only PostgreSQL's own objects are found without
 * a schema name.
 */
const SET_EMPTY_SEARCH_PATH = "SELECT pg_catalog.set_config('search_path', '', false)";

/** Runs `work` with a connection to a database, and closes the connection. */
export async function withPostgresClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  watchForLostConnection(client, url);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Like `withPostgresClient`, with an empty search path: statements must name the schema of objects that are not PostgreSQL's own. */
export function withAdministratorClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return withPostgresClient(url, async (client) => {
    await client.query(SET_EMPTY_SEARCH_PATH);
    return work(client);
  });
}

/** How long a statement waits for a response before the server is asked whether it is being executed, in milliseconds. */
const SILENCE_MS = 20_000;

/** SQL: whether the server process `$1` is executing a statement and is not waiting for one of the events `$2`. */
const IS_EXECUTING = `
  SELECT 1 FROM pg_catalog.pg_stat_activity
  WHERE pid = $1 AND state = 'active' AND COALESCE(wait_event, '') <> ALL ($2::text[])`;

/**
 * Detects a half-open TCP connection. A restarted firewall drops a connection without telling the client, and TCP itself gives up after a quarter of
 * an hour or never. When a statement receives no byte of its response for `silenceMs`, a second connection reads the state of the statement from
 * pg_stat_activity. A statement that the server is executing may take any time. In any other state, the connection is destroyed, and the statement
 * fails. The other states include a server that waits to send rows to this client, or to receive rows from this client.
 * @param client the client, before `connect` is called
 */
export function watchForLostConnection(client: Client, connectionString: string, silenceMs = SILENCE_MS): void {
  // Without a listener, an error between two statements would end the process. The next statement reports the error.
  client.on('error', () => undefined);
  const { connection } = client as unknown as { connection: { stream: Socket; once: Client['once'] } };
  connection.once('connect', () => {
    // With TLS, `connection.stream` has been replaced since the listener was added.
    const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream;
    // The number of bytes that were sent up to the last complete response. When more bytes were sent, a statement waits for its response.
    let bytesWrittenAtLastResponse = 0;
    client.on('drain', () => (bytesWrittenAtLastResponse = socket.bytesWritten));
    socket.on('timeout', () => void check());
    socket.setTimeout(silenceMs);

    const check = async (): Promise<void> => {
      const { bytesRead, writableLength: unsentBytes } = socket;
      // While this process has unread data, because it is still storing earlier data, the server may wait. `isPaused` does not show unread data: it
      // is true during the whole of a COPY TO STDOUT, whose stream reads without `data` events.
      const isWaiting = socket.bytesWritten !== bytesWrittenAtLastResponse && socket.readableLength === 0;
      const waitsForClient = unsentBytes > 0 ? ['ClientWrite', 'ClientRead'] : ['ClientWrite'];
      const isLost = isWaiting && !(await isExecuting(client, waitsForClient, connectionString, silenceMs));
      const hasProgress =
        socket.bytesRead !== bytesRead || socket.writableLength !== unsentBytes || socket.readableLength > 0;
      if (isLost && !hasProgress)
        socket.destroy(
          new Error('Connection terminated: PostgreSQL does not know it any more (a half-open connection)'),
        );
      else socket.setTimeout(silenceMs);
    };
  });
}

async function isExecuting(
  silent: Client,
  waitsForClient: readonly string[],
  connectionString: string,
  timeoutMs: number,
): Promise<boolean> {
  const { processID } = silent as unknown as { processID: number };
  const client = new Client({ connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return ((await client.query(IS_EXECUTING, [processID, waitsForClient])).rowCount ?? 0) > 0;
  } catch {
    return false;
  } finally {
    // Not awaited: on a connection that does not respond, `end` never resolves.
    void client.end().catch(() => undefined);
  }
}

/** Creates the named databases that do not exist on the server yet. Their owner is the user that connects to the server. */
export async function createMissingDatabases(serverUrl: string, names: string[]): Promise<void> {
  await withAdministratorClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
    const existing = new Set(rows.map(({ datname }) => datname));
    for (const name of names)
      if (!existing.has(name)) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}
