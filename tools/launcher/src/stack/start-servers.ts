import type { RedisUserName } from '@memory/event-bus/redis-users';
import type { ProgressOutput } from '../cli/progress.ts';
import type { ToolsConfig } from '../config.ts';
import { prepareEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { prepareDatabasesInChildProcess } from '../postgres/prepare-databases-in-child-process.ts';
import type { PreparedDatabases } from '../postgres/prepare-databases.ts';
import { rotateLogFile } from '../process/log-file.ts';
import { type DatabaseServerDefinition, SupervisedProcess } from '../process/supervised-process.ts';
import { serviceDatabases } from '../topology.ts';
import type { Cleanup } from './cleanup.ts';
import { prepareRedisServer } from './redis-server.ts';
import type { InstallationSecrets } from './secrets.ts';
import { startTogether } from './start-together.ts';

/** The addresses of PostgreSQL and Redis, with the credentials of each service. */
export interface PostgresAndRedisAddresses {
  redisUrl: (user: RedisUserName) => string;
  databaseUrl: (database: string) => string;
}

interface StartServersOptions {
  config: ToolsConfig;
  secrets: InstallationSecrets;
  progress: ProgressOutput;
  /** The list of cleanups, to which functions are added that stop the servers. */
  cleanups: Cleanup[];
  /** Aborting it ends the start. */
  signal: AbortSignal;
}

/**
 * Starts PostgreSQL and Redis, then creates and migrates the databases. When DATABASE_URL or REDIS_URL is set, the server at this address is used
 * instead of a new one.
 */
export async function startPostgresAndRedis(options: StartServersOptions): Promise<PostgresAndRedisAddresses> {
  const { config, secrets, progress, signal } = options;
  const { dataDir, databaseUrl, redisUrl: externalRedisUrl } = config;
  const startPostgres = async (giveUp: AbortSignal): Promise<string> => {
    const logFile = rotateLogFile(dataDir, 'postgres');
    const password = secrets.databasePassword;
    const prepare = () => prepareEmbeddedPostgres({ dataDir, logFile, password });
    return (await startServer(prepare, { ...options, signal: giveUp })).url;
  };
  const startRedis = async (giveUp: AbortSignal): Promise<PostgresAndRedisAddresses['redisUrl']> => {
    const logFile = rotateLogFile(dataDir, 'redis');
    const prepare = () => prepareRedisServer({ dataDir, logFile, passwords: secrets.redisPasswords });
    return (await startServer(prepare, { ...options, signal: giveUp })).urlFor;
  };
  const [serverUrl, redisUrl] = await startTogether(signal, [
    async (giveUp) => databaseUrl ?? startPostgres(giveUp),
    async (giveUp) => (externalRedisUrl ? () => externalRedisUrl : startRedis(giveUp)),
  ]);
  signal.throwIfAborted();
  const prepared = await progress.track(
    'Bringing the databases up to date',
    () =>
      prepareDatabasesInChildProcess({
        serverUrl,
        passwords: secrets.rolePasswords,
        exclusive: databaseUrl === undefined,
      }),
    describePreparedDatabases,
  );
  if (!prepared.hasSeparateRoles)
    progress.print(
      '! The user of DATABASE_URL may not create roles: all services connect as this user, and each can read every database.',
    );
  return { redisUrl, databaseUrl: prepared.urlFor };
}

function startServer<Definition extends DatabaseServerDefinition>(
  prepare: () => Promise<Definition>,
  { progress, cleanups, signal }: StartServersOptions,
): Promise<Definition> {
  const start = async (): Promise<Definition> => {
    signal.throwIfAborted();
    const definition = await prepare();
    const supervised = new SupervisedProcess(definition, progress.print);
    cleanups.push(() => supervised.stop());
    await supervised.start(signal);
    return definition;
  };
  return progress.track('Starting a database', start, ({ name, port }) => `${name} ready on ${port}`);
}

function describePreparedDatabases({ appliedMigrations }: PreparedDatabases): string {
  const count = `${serviceDatabases().length} databases`;
  return appliedMigrations === 0
    ? `${count} up to date`
    : `${count} migrated (${appliedMigrations} ${appliedMigrations === 1 ? 'migration' : 'migrations'})`;
}
