import type { Client } from 'pg';

/**
 * Ends a connection to PostgreSQL and waits until the server has closed it, because closing frees the locks of the connection. Stops waiting after
 * `timeoutMs`. Errors are ignored: a connection that cannot be closed properly is already lost.
 */
export async function endConnection(client: Client, timeoutMs: number): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), timeoutMs);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
}
