import { Client } from 'pg';
import { databaseUrl } from './database-url.ts';
import type { Migrations } from './migrations.ts';

/**
 * Makes sure a migrated template for these migrations exists and gives back its name. Whoever comes first migrates it,
 * everybody else waits on an advisory lock: safe under parallel workers and projects.
 * @param maintenance a connection to the server's maintenance database
 */
export async function ensureTemplate(
  maintenance: Client,
  serverUrl: string,
  { hash, scripts }: Migrations,
): Promise<string> {
  const name = `memory_test_template_${hash}`;
  await maintenance.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
  try {
    if (await isReady(maintenance, name)) return name;
    // A half-migrated one is left when a run is killed.
    await maintenance.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await maintenance.query(`CREATE DATABASE ${name}`);
    await migrate(databaseUrl(serverUrl, name), scripts);
    // Marking it as a template says it is complete; without connections nothing can disturb a copy being made.
    await maintenance.query(`ALTER DATABASE ${name} IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    return name;
  } finally {
    await maintenance.query('SELECT pg_advisory_unlock(hashtext($1))', [name]);
  }
}

async function isReady(maintenance: Client, name: string): Promise<boolean> {
  const { rowCount } = await maintenance.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [
    name,
  ]);
  return rowCount === 1;
}

async function migrate(url: string, scripts: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const script of scripts) await client.query(script);
  } finally {
    await client.end();
  }
}
