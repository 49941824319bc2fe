import { ConfigError, readConfig, readPasswords } from './config.ts';
import { prepareDatabases } from './databases.ts';
import { fail } from './foreground.ts';
import { databases } from './topology.ts';

/**
 * Makes the databases and their roles on the server at DATABASE_URL and brings their tables up to date: what a container
 * runs before the services. The roles' passwords are JOURNAL_DATABASE_PASSWORD and so on, one for each database.
 */
try {
  const { databaseUrl: serverUrl } = readConfig();
  if (!serverUrl)
    throw new ConfigError(
      'Set DATABASE_URL to the server whose databases to bring up to date: postgresql://user:password@host:5432',
    );
  const passwords = readPasswords(
    process.env,
    databases().map(({ database }) => database),
    'DATABASE',
  );
  // build-migrator.ts copies the apps' migrations into the folder of the built program.
  const { applied, separateRoles } = await prepareDatabases({ serverUrl, passwords, folder: import.meta.dirname });
  process.stdout.write(`✓ Databases up to date (${applied} migrations applied)\n`);
  if (!separateRoles)
    process.stdout.write('! The user of DATABASE_URL may not create roles: give every service this user.\n');
} catch (error) {
  fail(error);
}
