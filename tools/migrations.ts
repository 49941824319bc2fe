import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { MigrationFiles } from './migration-files.ts';
import { withSchemaEngine } from './schema-engine.ts';

/** An app's folder (`apps/journal-svc`) and the database it is about. */
export interface Target {
  dir: string;
  url: string;
}

const filters = { externalTables: [], externalEnums: [] };

/**
 * Applies the migrations a database lacks and gives back their names. Throws when one fails (it leaves nothing behind)
 * or when an applied one was edited afterwards.
 */
export async function deployMigrations({ dir, url }: Target): Promise<string[]> {
  const files = new MigrationFiles(dir);
  // Loading the engine costs more than everything else when there is nothing to do, which is nearly always.
  if (await isUpToDate(files, url)) return [];
  return withSchemaEngine(files.schema(), url, async (engine) => {
    const migrationsList = files.list();
    const { editedMigrationNames } = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase: false,
      filters,
    });
    if (editedMigrationNames.length > 0) {
      throw new Error(
        `${dir}: ${editedMigrationNames.join(', ')} was edited after this database got it. Undo the edit and write a new migration.`,
      );
    }
    return (await engine.applyMigrations({ migrationsList, filters })).appliedMigrationNames;
  });
}

/** What a database has of an app's migrations, in words; one line each. */
export async function migrationStatus({ dir, url }: Target): Promise<string[]> {
  const files = new MigrationFiles(dir);
  const applied = new Map((await appliedMigrations(url)).map((row) => [row.name, row]));
  return files.migrations().map(({ name, sql }) => {
    const row = applied.get(name);
    if (!row) return `${name}: not applied`;
    if (!row.finished) return `${name}: failed`;
    return row.checksum === checksumOf(sql) ? `${name}: applied` : `${name}: applied, edited since`;
  });
}

/** The SQL that leads from the migrations to schema.prisma; undefined when they say the same. */
export async function findDrift({ dir, url }: Target): Promise<string | undefined> {
  const files = new MigrationFiles(dir);
  const schema = files.schema();
  const { exitCode, stdout } = await withSchemaEngine(schema, url, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...files.list() },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: true,
      filters,
    }),
  );
  // 2 is the engine's word for 'they differ'.
  return exitCode === 2 ? (stdout ?? '') : undefined;
}

/**
 * Writes the migration that leads to schema.prisma and gives back its file; undefined when there is nothing to write.
 * The engine's own createMigration cannot make a shadow database in this build; the difference gives the same SQL.
 */
export async function createMigration({ dir, url, name }: Target & { name: string }): Promise<string | undefined> {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new Error(`Name a migration in small letters and underscores, like add_share_links, not "${name}".`);
  const sql = await findDrift({ dir, url });
  return sql === undefined ? undefined : new MigrationFiles(dir).write(name, sql);
}

async function isUpToDate(files: MigrationFiles, url: string): Promise<boolean> {
  const applied = await appliedMigrations(url);
  const finished = new Map(applied.filter((row) => row.finished).map((row) => [row.name, row.checksum]));
  return (
    applied.length === finished.size &&
    files.migrations().every(({ name, sql }) => finished.get(name) === checksumOf(sql))
  );
}

interface AppliedMigration {
  name: string;
  checksum: string;
  finished: boolean;
}

async function appliedMigrations(url: string): Promise<AppliedMigration[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ present: string | null }>(
      `SELECT to_regclass('_prisma_migrations') AS present`,
    );
    if (!rows[0]?.present) return [];
    const sql = `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL`;
    return (await client.query<AppliedMigration>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** As Prisma computes it: SHA-256 of the script. */
function checksumOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}
