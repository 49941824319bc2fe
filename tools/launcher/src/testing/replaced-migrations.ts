import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { MigrationFiles } from '../migrations/migration-files.ts';

/**
 * Changes a migrated database so that it looks as before the baseline: it records the migrations that the baseline replaces, instead of the baseline.
 */
export async function recordReplacedMigrations(client: Client, files: MigrationFiles): Promise<void> {
  const baseline = files.readBaseline()!;
  await client.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [baseline.name]);
  for (const [name, checksum] of baseline.replaced)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
}
