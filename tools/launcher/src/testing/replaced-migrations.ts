import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { MigrationFiles } from '../migrations/migration-files.ts';

/** Records in a database with the tables of the baseline that the migrations for which it stands have created them, as before there was a baseline. */
export async function recordReplacedMigrations(client: Client, files: MigrationFiles): Promise<void> {
  const baseline = files.readBaseline()!;
  await client.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [baseline.name]);
  for (const [name, checksum] of baseline.replaced)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
}
