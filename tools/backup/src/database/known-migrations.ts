import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { repositoryRoot } from '@memory/launcher/config';
import { migrationChecksum } from '@memory/launcher/migrations/applied-migrations';
import { replaceByBaseline } from '@memory/launcher/migrations/baseline';
import { MigrationFiles } from '@memory/launcher/migrations/migration-files';
import { serviceDatabases } from '@memory/launcher/topology';
import type { BackupDatabase, ManifestContent } from '../manifest.ts';

/** The folder that contains `apps/<service>/prisma`: the repository, or in the container image the folder of the built program. */
export const migrationsFolder = (): string =>
  existsSync(join(repositoryRoot, 'apps')) ? repositoryRoot : import.meta.dirname;

/** Returns the names of the migrations that create the tables of a backup. @param app the folder of the app, `apps/journal-svc` */
export const migrationNamesOf = (app: string, recorded: BackupDatabase['migrations']): ReadonlySet<string> =>
  new Set(replaceByBaseline(new MigrationFiles(join(migrationsFolder(), app)), recorded).map(({ name }) => name));

/**
 * Checks that this version of the product has all migrations of a backup, unchanged, and that the backup has all databases.
 * @throws UserFacingError
 */
export function assertKnownMigrations({ databases, version, id }: ManifestContent): void {
  const expected = serviceDatabases();
  const missing = expected.filter(({ database }) => !databases[database]);
  if (missing.length > 0 || Object.keys(databases).length !== expected.length)
    throw new UserFacingError(`The backup ${id} does not have the databases of this version.`);
  for (const { database, app } of expected) {
    const files = new MigrationFiles(join(migrationsFolder(), app));
    const known = new Map(files.readMigrations().map(({ name, sql }) => [name, migrationChecksum(sql)]));
    for (const { name, checksum } of replaceByBaseline(files, databases[database]?.migrations ?? []))
      if (known.get(name) !== checksum)
        throw new UserFacingError(
          `The backup ${id} was made by version ${version}, which has the migration ${name} of ${database}. Restore it with that version, or a newer one.`,
        );
  }
}
