import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));

export interface MigrationScripts {
  /** A hash of all migrations of a project. It changes whenever a migration is added or edited. */
  hash: string;
  /** The SQL of each migration, in the order of the folder names. */
  scripts: string[];
}

/**
 * Reads the files `<project>/prisma/migrations/<name>/migration.sql`. They are plain SQL, so test databases need no migration engine; the
 * tests of `tools` cover the engine.
 * @param project the folder relative to the repository, e.g. `apps/journal-svc`
 */
export async function readMigrations(project: string): Promise<MigrationScripts> {
  const folder = join(REPOSITORY, project, 'prisma/migrations');
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  if (names.length === 0) throw new Error(`${folder} has no migrations`);
  const scripts = await Promise.all(names.map((name) => readFile(join(folder, name, 'migration.sql'), 'utf8')));
  return { hash: createHash('sha256').update(JSON.stringify(scripts)).digest('hex').slice(0, 16), scripts };
}
