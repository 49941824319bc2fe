import { randomUUID } from 'node:crypto';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { withPostgresClient } from '../postgres/postgres-client.ts';
import { migrationChecksum, readAppliedMigrations } from './applied-migrations.ts';
import type { MigrationFiles } from './migration-files.ts';

/** The last version that has the migrations for which the baselines stand. */
const LAST_VERSION_BEFORE = 'of 28 November 2026 (commit c0b254b4)';

/** A migration as a database or a backup records it. */
interface RecordedMigration {
  name: string;
  checksum: string;
}

/**
 * Records an app's baseline as applied in a database whose tables come from the migrations for which it stands. Their rows stay, so that the previous
 * version can start on the database. Does nothing in a new database, and when the baseline is recorded already.
 * @returns whether the baseline was recorded
 * @throws UserFacingError when the database lacks one of those migrations; it is left as it was
 */
export async function recordBaseline(files: MigrationFiles, url: string): Promise<boolean> {
  const baseline = files.readBaseline();
  if (!baseline || !needsBaseline(await readAppliedMigrations(url), baseline.name)) return false;
  return withPostgresClient(url, async (client) => {
    await client.query('BEGIN');
    // Another program may migrate the same database.
    await client.query('LOCK TABLE _prisma_migrations IN SHARE ROW EXCLUSIVE MODE');
    const applied = await readAppliedMigrations(url);
    if (!needsBaseline(applied, baseline.name)) return false;
    const finished = new Map(applied.filter((row) => row.finished).map(({ name, checksum }) => [name, checksum]));
    if ([...baseline.replaced].some(([name, checksum]) => finished.get(name) !== checksum))
      throw new UserFacingError(
        `The tables of ${new URL(url).pathname.slice(1)} are those of a version before the one ${LAST_VERSION_BEFORE}. Start that version once, which brings them up to date, and then this one.`,
      );
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), migrationChecksum(baseline.sql), baseline.name],
    );
    await client.query('COMMIT');
    return true;
  });
}

const needsBaseline = (applied: readonly RecordedMigration[], baseline: string): boolean =>
  applied.length > 0 && applied.every(({ name }) => name !== baseline);

/**
 * Returns the migrations of this version that create the same tables as those that a backup has recorded: the baseline instead of the ones for
 * which it stands.
 * @throws UserFacingError when the backup has some of these only
 */
export function replaceByBaseline(
  files: MigrationFiles,
  recorded: readonly RecordedMigration[],
): readonly RecordedMigration[] {
  const baseline = files.readBaseline();
  if (!baseline) return recorded;
  const others = recorded.filter(({ name, checksum }) => baseline.replaced.get(name) !== checksum);
  if (others.length === recorded.length || others.some(({ name }) => name === baseline.name)) return others;
  if (recorded.length - others.length < baseline.replaced.size)
    throw new UserFacingError(
      `The backup is of a version before the one ${LAST_VERSION_BEFORE}. Restore it with that version, and make a new backup.`,
    );
  return [{ name: baseline.name, checksum: migrationChecksum(baseline.sql) }, ...others];
}
