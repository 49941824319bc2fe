import type { Client } from 'pg';

/**
 * Ends a connection to PostgreSQL, and waits until the server has closed it, which frees its locks. A server that does not do that within
 * `timeoutMs` is not waited for. Errors are ignored: a connection that cannot be closed properly is already lost.
 */
export async function endConnection(client: Client, timeoutMs: number): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), timeoutMs);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
}
