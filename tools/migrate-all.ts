import { readConfig } from './config.ts';
import { fail } from './foreground.ts';
import { migrateAll } from './infrastructure.ts';
import { Refusal } from './steps.ts';

/** Makes the databases on the server at DATABASE_URL and brings their tables up to date: what a container runs before the services. */
try {
  const { databaseUrl } = readConfig();
  if (!databaseUrl) throw new Refusal('Set DATABASE_URL to the server whose databases to bring up to date: postgresql://user:password@host:5432');
  // Built, it has the apps' migrations beside itself.
  const applied = await migrateAll(databaseUrl, import.meta.dirname);
  process.stdout.write(`✓ Databases up to date (${applied} migrations applied)\n`);
} catch (error) {
  fail(error);
}
