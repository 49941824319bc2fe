import type { Socket } from 'node:net';
import { Client } from 'pg';

/** How long a statement waits for a response before the server is asked whether it is being executed, in milliseconds. */
const SILENCE_MS = 20_000;

/** SQL: whether the server process `$1` exists and is executing a statement. */
const IS_EXECUTING = `SELECT 1 FROM pg_catalog.pg_stat_activity WHERE pid = $1 AND state = 'active'`;

/**
 * Ends a connection that PostgreSQL has forgotten, for example because a firewall between them was restarted: nothing tells the client, and TCP
 * gives up after a quarter of an hour or never. A statement without any byte of response is looked up by another connection. As long as it is
 * being executed, it may take any time. Otherwise it fails with an error that says so.
 * @param client before `connect`
 */
export function endLostConnection(client: Client, connectionString: string, silenceMs = SILENCE_MS): void {
  // Without a listener, an error between two statements would end the process. The next statement reports it.
  client.on('error', () => undefined);
  const { connection } = client as unknown as { connection: { stream: Socket; once: Client['once'] } };
  connection.once('connect', () => {
    // With TLS the stream is another one by now.
    const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream;
    // What was sent up to the last complete response. More means that a statement waits.
    let answeredBytes = 0;
    client.on('drain', () => (answeredBytes = socket.bytesWritten));
    socket.on('timeout', () => void check());
    socket.setTimeout(silenceMs);

    const check = async (): Promise<void> => {
      const { bytesRead } = socket;
      // While this process does not read, because what it has read is still being stored, nothing can arrive.
      const isWaiting = socket.bytesWritten !== answeredBytes && !socket.isPaused();
      const isLost = isWaiting && !(await isExecuting(client, connectionString, silenceMs));
      if (isLost && socket.bytesRead === bytesRead && !socket.isPaused())
        socket.destroy(
          new Error('Connection terminated: PostgreSQL does not know it any more (a half-open connection)'),
        );
      else socket.setTimeout(silenceMs);
    };
  });
}

async function isExecuting(lost: Client, connectionString: string, timeoutMs: number): Promise<boolean> {
  const { processID } = lost as unknown as { processID: number };
  const client = new Client({ connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return ((await client.query(IS_EXECUTING, [processID])).rowCount ?? 0) > 0;
  } catch {
    return false;
  } finally {
    // Not awaited: a connection that does not respond has no end, either.
    void client.end().catch(() => undefined);
  }
}
