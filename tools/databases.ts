import { join } from 'node:path';
import { root } from './config.ts';
import { closeMaintenanceDatabases, ensureDatabaseRoles, canCreateRoles } from './database-roles.ts';
import { deployMigrations } from './migrations.ts';
import { createDatabases, databaseAt } from './postgres.ts';
import { databases } from './topology.ts';

export interface DatabasesOptions {
  /** The server's address with the administrator's credentials and without a database. */
  serverUrl: string;
  /** The password of each database's role, by the name of the database. */
  passwords: Readonly<Record<string, string>>;
  /** Whether only this installation uses the server; the services then cannot connect to its maintenance databases either. */
  exclusive?: boolean;
  /** The folder that contains `apps/<service>/prisma` with the migrations. */
  folder?: string;
}

export interface Databases {
  /** How many migrations were applied. */
  applied: number;
  /** Whether each database has a role of its own; otherwise all services connect as the server's user. */
  separateRoles: boolean;
  /** A database's address, with the credentials its service uses. */
  urlFor(database: string): string;
}

/** Creates the databases, and their roles where the server's user may create roles, and runs each database's migrations as its owner. */
export async function prepareDatabases({
  serverUrl,
  passwords,
  exclusive = false,
  folder = root,
}: DatabasesOptions): Promise<Databases> {
  const separateRoles = await canCreateRoles(serverUrl);
  if (separateRoles) await ensureDatabaseRoles(serverUrl, passwords);
  else
    await createDatabases(
      serverUrl,
      databases().map(({ database }) => database),
    );
  if (exclusive) await closeMaintenanceDatabases(serverUrl);
  const urlFor = (database: string): string =>
    databaseAt(
      serverUrl,
      database,
      separateRoles ? { role: database, password: passwords[database] ?? '' } : undefined,
    );
  let applied = 0;
  // One after the other: the engine does its work in this process anyway, and a failure should name one database.
  for (const { database, app } of databases()) {
    applied += (await deployMigrations({ dir: join(folder, app), url: urlFor(database) })).length;
  }
  return { applied, separateRoles, urlFor };
}
