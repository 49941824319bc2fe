import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl } from './database-url.ts';
import { readMigrations } from './migrations.ts';
import { ensureTemplate } from './template-database.ts';
import { startTestPostgres } from './test-postgres.ts';

export interface TestDatabase {
  /** For the service's `DATABASE_URL`. */
  url: string;
  /** Removes the database, whoever is still connected. */
  drop(): Promise<void>;
}

interface Wanted {
  /** The project whose `prisma/migrations` to apply, relative to the repository: `apps/journal-svc`. */
  migrations: string;
}

/** A fresh, migrated, empty database: one per spec file. The first call in a run migrates (and may start a server), later ones copy a template in some 30 ms. */
export async function createTestDatabase({ migrations }: Wanted): Promise<TestDatabase> {
  const serverUrl = await startTestPostgres();
  const wanted = await readMigrations(migrations);
  const name = `memory_test_${randomUUID().replaceAll('-', '')}`;
  await withMaintenance(serverUrl, async (maintenance) => {
    const template = await ensureTemplate(maintenance, serverUrl, wanted);
    await maintenance.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return {
    url: databaseUrl(serverUrl, name),
    drop: () =>
      withMaintenance(
        serverUrl,
        async (maintenance) => void (await maintenance.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
      ),
  };
}

async function withMaintenance(serverUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
