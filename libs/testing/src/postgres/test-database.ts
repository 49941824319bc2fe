import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl } from './database-url.ts';
import { readMigrations } from './migrations.ts';
import { ensureTemplateDatabase } from './template-database.ts';
import { startTestPostgres } from './test-postgres.ts';

export interface TestDatabase {
  /** The value for the setting `DATABASE_URL` of the service under test. */
  url: string;
  /** Deletes the database and closes open connections to it. */
  drop(): Promise<void>;
}

interface TestDatabaseOptions {
  /** The project whose `prisma/migrations` to apply, relative to the repository: `apps/journal-svc`. */
  migrations: string;
}

/**
 * Creates an empty, migrated database; each spec file should use its own. The first call for a set of migrations runs them in a template
 * database (and may start the server); later calls copy the template in about 30 ms.
 */
export async function createTestDatabase({ migrations: project }: TestDatabaseOptions): Promise<TestDatabase> {
  const serverUrl = await startTestPostgres();
  const migrations = await readMigrations(project);
  const name = `memory_test_${randomUUID().replaceAll('-', '')}`;
  await withMaintenanceConnection(serverUrl, async (maintenance) => {
    const template = await ensureTemplateDatabase(maintenance, serverUrl, migrations);
    await maintenance.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return {
    url: databaseUrl(serverUrl, name),
    drop: () =>
      withMaintenanceConnection(
        serverUrl,
        async (maintenance) => void (await maintenance.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
      ),
  };
}

async function withMaintenanceConnection(serverUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
