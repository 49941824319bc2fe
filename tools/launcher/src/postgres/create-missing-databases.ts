import { databaseUrl } from './database-url.ts';
import { withAdministratorClient } from './postgres-client.ts';

/** Creates the named databases that do not exist on the server yet. Their owner is the user that connects to the server. */
export async function createMissingDatabases(serverUrl: string, names: string[]): Promise<void> {
  await withAdministratorClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
    const existing = new Set(rows.map(({ datname }) => datname));
    for (const name of names)
      if (!existing.has(name)) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}
