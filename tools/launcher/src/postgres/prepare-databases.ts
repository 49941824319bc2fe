import { join } from 'node:path';
import { repositoryRoot } from '../config.ts';
import { deployMigrations } from '../migrations/deploy-migrations.ts';
import { serviceDatabases } from '../topology.ts';
import {
  canCreateRoles,
  denyAccessToMaintenanceDatabases,
  ensureDatabaseRoles,
  makeSecurityLogAppendOnly,
} from './database-roles.ts';
import { databaseUrl, databaseUrlOfService } from './database-url.ts';
import { assertNoIncompleteRestore } from './incomplete-restore.ts';
import { createMissingDatabases, withAdministratorClient } from './postgres-client.ts';

export interface PrepareDatabasesOptions {
  /** The server's URL with the administrator's credentials. It does not name a database. */
  serverUrl: string;
  /** The password of each database's role, by the name of the database. */
  passwords: Readonly<Record<string, string>>;
  /** Whether no other product uses the server. The services are then also denied access to its maintenance databases. */
  exclusive?: boolean;
  /** The folder that contains `apps/<service>/prisma` with the migrations. */
  folder?: string;
}

export interface CreatedDatabases {
  /** Whether each database has its own role. Otherwise, all services connect as the server's user. */
  hasSeparateRoles: boolean;
  /** Returns the URL of a database with the credentials of the service that uses it. */
  urlFor(database: string): string;
}

export interface PreparedDatabases extends CreatedDatabases {
  /** The number of applied migrations. */
  appliedMigrations: number;
}

/** Creates the databases. Also creates a role for each database if the server's user may create roles. */
export async function createDatabases({
  serverUrl,
  passwords,
  exclusive = false,
}: Omit<PrepareDatabasesOptions, 'folder'>): Promise<CreatedDatabases> {
  const hasSeparateRoles = await canCreateRoles(serverUrl);
  if (hasSeparateRoles) await ensureDatabaseRoles(serverUrl, passwords);
  else {
    const names = serviceDatabases().map(({ database }) => database);
    await createMissingDatabases(serverUrl, names);
  }
  if (exclusive) await denyAccessToMaintenanceDatabases(serverUrl);
  return {
    hasSeparateRoles,
    urlFor: (database) => databaseUrlOfService({ serverUrl, passwords }, database, hasSeparateRoles),
  };
}

/**
 * Creates the databases, and a role for each database if the server's user may create roles. Then applies each database's migrations as the owner of
 * the database. With separate roles, finally makes the security log append-only, even when a migration has failed.
 * @throws Error when a migration fails; UserFacingError when a restore into the databases has not ended
 */
export async function prepareDatabases({
  folder = repositoryRoot,
  ...options
}: PrepareDatabasesOptions): Promise<PreparedDatabases> {
  const { serverUrl } = options;
  const { hasSeparateRoles, urlFor } = await createDatabases(options);
  await assertNoIncompleteRestore(serverUrl);
  let appliedMigrations = 0;
  try {
    // The databases are migrated one after the other. The migration engine runs in this process, so parallel migrations would not be faster. In
    // sequence, it is also clear to which database an error belongs.
    for (const { database, app } of serviceDatabases()) {
      const applied = await deployMigrations({ dir: join(folder, app), url: urlFor(database) });
      appliedMigrations += applied.length;
    }
  } finally {
    // This also happens after a failed migration: where the databases are prepared beside running services, the previous release continues to use
    // them.
    if (hasSeparateRoles) await makeSecurityLogAppendOnly(serverUrl);
  }
  if (options.exclusive && appliedMigrations > 0) await writeCheckpoint(serverUrl);
  return { appliedMigrations, hasSeparateRoles, urlFor };
}

/**
 * Writes the changes of the migrations to disk. PostgreSQL itself would write them within five minutes. After an earlier crash, PostgreSQL would have
 * to write a thousand files before it accepts connections.
 */
function writeCheckpoint(serverUrl: string): Promise<unknown> {
  return withAdministratorClient(databaseUrl(serverUrl, 'postgres'), (client) => client.query('CHECKPOINT'));
}
