import { randomUUID, createHash } from 'node:crypto';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { withPostgresClient } from '../postgres/postgres-client.ts';
import { MigrationFiles } from './migration-files.ts';
import { NO_FILTERS, withSchemaEngine } from './schema-engine.ts';

/** The folder of an app (`apps/journal-svc`) and the address of its database. */
export interface MigrationTarget {
  dir: string;
  url: string;
}

/**
 * Applies the migrations that a database lacks.
 * @param only the names of the migrations to apply instead of all, for a database that is restored from a backup
 * @returns the names of the applied migrations
 * @throws Error when a migration fails (it is rolled back), or when an applied migration was edited afterwards
 * @throws UserFacingError when the database lacks some of the earlier migrations that the baseline replaces
 */
export async function deployMigrations({ dir, url }: MigrationTarget, only?: ReadonlySet<string>): Promise<string[]> {
  const files = new MigrationFiles(dir, only);
  // Usually, all migrations have already been applied. This check is faster than loading the schema engine.
  if (await isUpToDate(files, url)) return [];
  if ((await recordBaseline(files, url)) && (await isUpToDate(files, url))) return [];
  return withSchemaEngine(files.readSchema(), url, async (engine) => {
    const migrationsList = files.readMigrationList();
    const { editedMigrationNames } = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase: false,
      filters: NO_FILTERS,
    });
    if (editedMigrationNames.length > 0) {
      throw new Error(
        `${dir}: ${editedMigrationNames.join(', ')} was edited after this database got it. Undo the edit and write a new migration.`,
      );
    }
    return (await engine.applyMigrations({ migrationsList, filters: NO_FILTERS })).appliedMigrationNames;
  });
}

async function isUpToDate(files: MigrationFiles, url: string): Promise<boolean> {
  const applied = await readAppliedMigrations(url);
  const finished = new Map(applied.filter((row) => row.finished).map((row) => [row.name, row.checksum]));
  return (
    applied.length === finished.size &&
    files.readMigrations().every(({ name, sql }) => finished.get(name) === migrationChecksum(sql))
  );
}

/** The last version that contains the migrations that the baselines replace. */
const LAST_VERSION_BEFORE = 'of 28 November 2026 (commit c0b254b4)';

/** A migration as a database or a backup records it. */
interface RecordedMigration {
  name: string;
  checksum: string;
}

/**
 * Records an app's baseline as applied in a database whose tables come from the migrations that the baseline replaces. The rows of these migrations
 * stay, so that the previous version can start on the database. Does nothing in a new database, or when the baseline is already recorded.
 * @returns whether the baseline was recorded
 * @throws UserFacingError when the database lacks one of the replaced migrations; the database is left unchanged
 */
async function recordBaseline(files: MigrationFiles, url: string): Promise<boolean> {
  const baseline = files.readBaseline();
  if (!baseline || !needsBaseline(await readAppliedMigrations(url), baseline.name)) return false;
  return withPostgresClient(url, async (client) => {
    await client.query('BEGIN');
    // The lock is needed because another program may be migrating the same database.
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
 * Returns the migrations of this version that create the same tables as the migrations that a backup has recorded. The migrations that the baseline
 * replaces are substituted by the baseline.
 * @throws UserFacingError when the backup has only some of the replaced migrations
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

/** A row of Prisma's table `_prisma_migrations`. */
interface AppliedMigration {
  name: string;
  checksum: string;
  finished: boolean;
}

/** Returns the migrations that were applied or failed, without rolled-back migrations; an empty list for a new database. */
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
