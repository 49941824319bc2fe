import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Client } from 'pg';

/** Like `withPostgresClient`; the abort of `signal` closes the connection, so that a statement that is being executed rejects. */
export async function withAbortableClient<Result>(
  url: string,
  signal: AbortSignal,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  return withPostgresClient(url, async (client) => {
    const close = (): void => void client.end();
    signal.addEventListener('abort', close);
    try {
      signal.throwIfAborted();
      return await work(client);
    } finally {
      signal.removeEventListener('abort', close);
    }
  });
}
