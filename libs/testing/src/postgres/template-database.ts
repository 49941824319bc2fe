import { Client } from 'pg';
import { databaseUrl } from './database-url.ts';
import type { MigrationScripts } from './migrations.ts';

/**
 * Creates the template database for these migrations unless it exists. An advisory lock lets only one process run the migrations; concurrent workers
 * and projects wait for the lock.
 * @param maintenance a connection to the server's database `postgres`
 * @returns the name of the template database
 */
export async function ensureTemplateDatabase(
  maintenance: Client,
  serverUrl: string,
  { hash, scripts }: MigrationScripts,
): Promise<string> {
  const name = `memory_test_template_${hash}`;
  await maintenance.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
  try {
    if (await isComplete(maintenance, name)) return name;
    // A killed test run can leave a partly migrated database, which is replaced.
    await maintenance.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await maintenance.query(`CREATE DATABASE ${name}`);
    await applyMigrations(databaseUrl(serverUrl, name), scripts);
    // The attribute IS_TEMPLATE shows that the database is completely migrated. Connections are forbidden, because PostgreSQL cannot copy a
    // database in use.
    await maintenance.query(`ALTER DATABASE ${name} IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    return name;
  } finally {
    await maintenance.query('SELECT pg_advisory_unlock(hashtext($1))', [name]);
  }
}

async function isComplete(maintenance: Client, name: string): Promise<boolean> {
  const { rowCount } = await maintenance.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [
    name,
  ]);
  return rowCount === 1;
}

async function applyMigrations(url: string, scripts: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const script of scripts) await client.query(script);
  } finally {
    await client.end();
  }
}
