import { createHash } from 'node:crypto';
import { withPostgresClient } from '../postgres/postgres-client.ts';

/** A row of Prisma's table `_prisma_migrations`. */
export interface AppliedMigration {
  name: string;
  checksum: string;
  finished: boolean;
}

/** Returns the migrations that were applied or failed, without those that were rolled back; an empty list for a new database. */
export async function readAppliedMigrations(url: string): Promise<AppliedMigration[]> {
  return withPostgresClient(url, async (client) => {
    const { rows } = await client.query<{ present: string | null }>(
      `SELECT to_regclass('_prisma_migrations') AS present`,
    );
    if (!rows[0]?.present) return [];
    const sql = `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL`;
    return (await client.query<AppliedMigration>(sql)).rows;
  });
}

/** Returns the checksum that Prisma stores in `_prisma_migrations`: the SHA-256 of the migration's script, in hexadecimal. */
export function migrationChecksum(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}
