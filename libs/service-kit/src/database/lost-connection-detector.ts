import type { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { Client, type Pool, type PoolClient } from 'pg';

/**
 * SQL: the server processes among `$1` that are executing a statement. A process that waits for its client to receive the result is left out: a
 * client that is still connected would already have received the beginning of the result.
 */
const EXECUTING = `
  SELECT pid FROM pg_stat_activity
  WHERE pid = ANY($1) AND state = 'active' AND wait_event IS DISTINCT FROM 'ClientWrite'`;

/** A connection that waits for the response to a statement. */
interface WaitingConnection {
  /** The id of the server process. */
  readonly pid: number;
  readonly socket: Socket;
  /** The number of bytes that had been received when the time-out ended. */
  readonly bytesRead: number;
}

/**
 * Closes the connections of a pool that PostgreSQL has lost, because a firewall or a load balancer was restarted or the network was cut. Nothing
 * tells the client about the loss. TCP gives up after a quarter of an hour; behind a server that forwards packets and acknowledges them, it never
 * gives up.
 *
 * When a statement has received no byte of its response within the time-out, PostgreSQL is asked whether it is executing the statement. If so, the
 * connection is left alone, however long the statement takes. `query_timeout` of node-postgres would not do: it would end long statements (erasures,
 * integrity checks, waits for a lock) and leave the connection of a transaction in the pool. If PostgreSQL is not executing the statement, or does
 * not reply within the time-out, the statement fails with an error that counts as a lost connection. The idle connections of the pool were probably
 * lost, too, and are replaced.
 */
export class LostConnectionDetector {
  private readonly logger = new Logger(LostConnectionDetector.name);
  private readonly idle = new Set<PoolClient>();
  private waiting: WaitingConnection[] = [];
  private isChecking = false;

  /** @param timeoutMs how long a statement waits for the first byte of its response before PostgreSQL is asked about it, in milliseconds */
  constructor(
    private readonly connectionString: string,
    private readonly timeoutMs: number,
  ) {}

  /** Watches all connections that the pool opens from now on. */
  watch(pool: Pool): void {
    pool.on('connect', (client) => this.watchConnection(client));
    pool.on('acquire', (client) => this.idle.delete(client));
    pool.on('release', (_error, client) => this.idle.add(client));
    pool.on('remove', (client) => this.idle.delete(client));
  }

  private watchConnection(client: PoolClient): void {
    const socket = client.connection.stream as Socket;
    const { processID: pid } = client as PoolClient & { readonly processID: number };
    // The number of bytes that were sent up to the last complete response. When more bytes were sent, a statement waits for its response.
    let answeredBytes = socket.bytesWritten;
    client.on('drain', () => (answeredBytes = socket.bytesWritten));
    socket.on('timeout', () => {
      if (socket.bytesWritten === answeredBytes) return;
      this.waiting.push({ pid, socket, bytesRead: socket.bytesRead });
      if (!this.isChecking) void this.checkWaiting();
    });
    socket.setTimeout(this.timeoutMs);
  }

  /** Asks PostgreSQL about all waiting statements at once, because a lost network stops many statements at the same time. */
  private async checkWaiting(): Promise<void> {
    this.isChecking = true;
    while (this.waiting.length > 0) {
      const checked = this.waiting.splice(0);
      const executing = await this.findExecuting(checked.map(({ pid }) => pid));
      // Responses may have arrived since the time-out. After a process was suspended, it notices the time-out before it reads the responses.
      const silent = checked.filter(({ socket, bytesRead }) => socket.bytesRead === bytesRead);
      for (const { socket } of silent) socket.setTimeout(this.timeoutMs);
      this.close(silent.filter(({ pid }) => !executing.has(pid)));
    }
    this.isChecking = false;
  }

  private async findExecuting(pids: number[]): Promise<Set<number>> {
    const { connectionString, timeoutMs } = this;
    const client = new Client({ connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(EXECUTING, [pids]);
      return new Set(rows.map(({ pid }) => pid));
    } catch {
      return new Set();
    } finally {
      // Not awaited: on a connection that does not respond, `end` never resolves.
      void client.end().catch(() => undefined);
    }
  }

  private close(lost: readonly WaitingConnection[]): void {
    if (lost.length === 0) return;
    this.logger.warn(`PostgreSQL does not execute the statements of ${lost.length} connections, which are closed`);
    const error = new Error('Connection terminated: PostgreSQL does not execute what was sent to it');
    // Idle connections are destroyed first, so that a repeated statement gets none of them. The pool notices an error sooner than an end.
    for (const { connection } of this.idle) connection.stream.destroy(error);
    for (const { socket } of lost) socket.destroy(error);
  }
}
