import { migrationChecksum, readAppliedMigrations } from './applied-migrations.ts';
import { recordBaseline } from './baseline.ts';
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
 * @throws UserFacingError when the tables are older than those for which the baseline stands
 */
export async function deployMigrations({ dir, url }: MigrationTarget, only?: ReadonlySet<string>): Promise<string[]> {
  const files = new MigrationFiles(dir, only);
  // Usually all migrations have been applied already. This check is faster than loading the schema engine, which is not needed then.
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
