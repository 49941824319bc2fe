import { reportFailure } from '@memory/launcher/cli/report-failure';
import { ConfigError, readConfig } from '@memory/launcher/config';
import { prepareDatabases } from '@memory/launcher/postgres/prepare-databases';
import { serviceDatabases } from '@memory/launcher/topology';
import { readPasswordsFromEnvironment } from './read-passwords-from-environment.ts';

/**
 * The program of the container that runs before the services. It creates the databases and their roles on the server at DATABASE_URL and
 * applies the migrations. The passwords of the roles are in JOURNAL_DATABASE_PASSWORD, MEDIA_DATABASE_PASSWORD and so on.
 */
try {
  const { databaseUrl: serverUrl } = readConfig();
  if (!serverUrl)
    throw new ConfigError(
      'Set DATABASE_URL to the server whose databases to bring up to date: postgresql://user:password@host:5432',
    );
  const databaseNames = serviceDatabases().map(({ database }) => database);
  const passwords = readPasswordsFromEnvironment(process.env, databaseNames, 'DATABASE');
  // The migrations are in the folder of the built program, into which build-programs.ts copies them.
  const folder = import.meta.dirname;
  const { appliedMigrations, hasSeparateRoles } = await prepareDatabases({ serverUrl, passwords, folder });
  process.stdout.write(`✓ Databases up to date (${appliedMigrations} migrations applied)\n`);
  if (!hasSeparateRoles)
    process.stdout.write('! The user of DATABASE_URL may not create roles: give every service this user.\n');
} catch (error) {
  reportFailure(error);
}
