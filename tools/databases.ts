import { join } from 'node:path';
import { root } from './config.ts';
import { closeMaintenanceDatabases, ensureDatabaseRoles, mayCreateRoles } from './database-roles.ts';
import { deployMigrations } from './migrations.ts';
import { createDatabases, databaseAt } from './postgres.ts';
import { databases } from './topology.ts';

export interface DatabasesOptions {
  /** The server's address with its administrator, without a database. */
  serverUrl: string;
  /** Of each database's role, by the name of the database. */
  passwords: Readonly<Record<string, string>>;
  /** Whether nobody else uses this server: its maintenance databases are closed to the services then. */
  exclusive?: boolean;
  /** Where the apps with their migrations are. */
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

/** Makes the databases and their roles, where the server's user may, and gives each database its migrations, run as its owner. */
export async function prepareDatabases({ serverUrl, passwords, exclusive = false, folder = root }: DatabasesOptions): Promise<Databases> {
  const separateRoles = await mayCreateRoles(serverUrl);
  if (separateRoles) await ensureDatabaseRoles(serverUrl, passwords);
  else await createDatabases(serverUrl, databases().map(({ database }) => database));
  if (exclusive) await closeMaintenanceDatabases(serverUrl);
  const urlFor = (database: string): string => databaseAt(serverUrl, database, separateRoles ? { role: database, password: passwords[database] ?? '' } : undefined);
  let applied = 0;
  // One after the other: the engine does its work in this process anyway, and a failure should name one database.
  for (const { database, app } of databases()) {
    applied += (await deployMigrations({ dir: join(folder, app), url: urlFor(database) })).length;
  }
  return { applied, separateRoles, urlFor };
}
