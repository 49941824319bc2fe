import {
  migrationChecksum,
  readAppliedMigrations,
  type MigrationTarget,
} from '@memory/launcher/migrations/deploy-migrations';
import { MigrationFiles } from '@memory/launcher/migrations/migration-files';
import { NO_FILTERS, withSchemaEngine } from '@memory/launcher/migrations/schema-engine';

/** Returns one line per migration of an app, `<name>: <state>`. The state is `applied`, `not applied`, `failed` or `applied, edited since`. */
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
 * @returns the SQL that changes the migrated schema into schema.prisma; undefined when both are the same
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
  // The engine's exit code 2 means that there is a difference.
  return exitCode === 2 ? (stdout ?? '') : undefined;
}

/**
 * Writes a migration with the SQL that changes the schema of the existing migrations into schema.prisma. Uses the engine's `diff`, because the
 * engine's own createMigration cannot create a shadow database in the WebAssembly build.
 * @param name lower-case words joined by underscores, such as `add_share_links`
 * @returns the path of the file; undefined when no migration is needed
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
