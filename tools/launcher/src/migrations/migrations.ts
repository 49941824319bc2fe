import { migrationChecksum, readAppliedMigrations } from './applied-migrations.ts';
import { recordBaseline } from './baseline.ts';
import { MigrationFiles } from './migration-files.ts';
import { withSchemaEngine } from './schema-engine.ts';

/** The folder of an app (`apps/journal-svc`) and the address of its database. */
export interface MigrationTarget {
  dir: string;
  url: string;
}

const NO_FILTERS = { externalTables: [], externalEnums: [] };

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

/**
 * Returns one line for each migration of an app, `<name>: <state>`, where the state is `applied`, `not applied`, `failed` or
 * `applied, edited since`.
 */
export async function describeMigrationStatus({ dir, url }: MigrationTarget): Promise<string[]> {
  const files = new MigrationFiles(dir);
  const applied = new Map((await readAppliedMigrations(url)).map((row) => [row.name, row]));
  return files.readMigrations().map(({ name, sql }) => {
    const row = applied.get(name);
    if (!row) return `${name}: not applied`;
    if (!row.finished) return `${name}: failed`;
    return row.checksum === migrationChecksum(sql) ? `${name}: applied` : `${name}: applied, edited since`;
  });
}

/**
 * Compares schema.prisma with the schema that the migrations create in a shadow database on the target's server.
 * @returns the SQL that leads from one to the other; undefined when they are the same
 */
export async function findSchemaDrift({ dir, url }: MigrationTarget): Promise<string | undefined> {
  const files = new MigrationFiles(dir);
  const schema = files.readSchema();
  const { exitCode, stdout } = await withSchemaEngine(schema, url, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...files.readMigrationList() },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    }),
  );
  // The engine's exit code 2 means that it has found a difference.
  return exitCode === 2 ? (stdout ?? '') : undefined;
}

/**
 * Writes a migration with the SQL that is missing between the existing migrations and schema.prisma. Uses `diff`, because the engine's own
 * createMigration cannot create a shadow database in the WebAssembly build.
 * @param name lower-case words joined by underscores, `add_share_links`
 * @returns the file; undefined when no migration is needed
 */
export async function createMigration({
  dir,
  url,
  name,
}: MigrationTarget & { name: string }): Promise<string | undefined> {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new Error(`Name a migration in small letters and underscores, like add_share_links, not "${name}".`);
  const sql = await findSchemaDrift({ dir, url });
  return sql === undefined ? undefined : new MigrationFiles(dir).writeMigration(name, sql);
}

async function isUpToDate(files: MigrationFiles, url: string): Promise<boolean> {
  const applied = await readAppliedMigrations(url);
  const finished = new Map(applied.filter((row) => row.finished).map((row) => [row.name, row.checksum]));
  return (
    applied.length === finished.size &&
    files.readMigrations().every(({ name, sql }) => finished.get(name) === migrationChecksum(sql))
  );
}
