import { once } from 'node:events';
import { startTestPostgres } from '@memory/testing/test-postgres';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { isConnectionLost, isDatabaseUnavailable } from '../src/errors/storage-errors.ts';

describe('an error of a database', () => {
  it('means that a statement had no effect when the connection was lost before it', async () => {
    const url = await startTestPostgres();
    const client = new Client({ connectionString: url });
    await client.connect();
    const lost = once(client, 'error');
    await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    await lost;

    const error = await client.query('COMMIT').catch((reason: unknown) => reason);

    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isConnectionLost(error)).toBe(false);
  });
});
