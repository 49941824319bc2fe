import { join } from 'node:path';
import { root, type ToolsConfig } from './config.ts';
import { freshLog } from './logs.ts';
import { deployMigrations } from './migrations.ts';
import { createDatabases, databaseAt, preparePostgres, type Server } from './postgres.ts';
import { prepareRedis } from './redis.ts';
import type { Secrets } from './secrets.ts';
import type { Ending } from './stack.ts';
import type { Steps } from './steps.ts';
import { Supervised } from './supervised.ts';
import { databases } from './topology.ts';

/** The databases and the bus, wherever they are. */
export interface Infrastructure {
  redisUrl: string;
  databaseUrl: (database: string) => string;
}

interface Start {
  config: ToolsConfig;
  secrets: Secrets;
  steps: Steps;
  endings: Ending[];
}

/** Starts PostgreSQL and Redis, unless the person brings their own, and makes the databases ready for the services. */
export async function startInfrastructure({ config, secrets, steps, endings }: Start): Promise<Infrastructure> {
  const { dataDir } = config;
  const start = async (prepare: () => Promise<Server>): Promise<string> => {
    const { url } = await steps.run('Starting a database', () => launch(prepare, steps, endings), whereItIs);
    return url;
  };
  const postgres = (): Promise<Server> =>
    preparePostgres({ dataDir, logFile: freshLog(dataDir, 'postgres'), password: secrets.databasePassword });
  const redis = (): Promise<Server> => prepareRedis({ dataDir, logFile: freshLog(dataDir, 'redis'), password: secrets.redisPassword });

  const [serverUrl, redisUrl] = await Promise.all([config.databaseUrl ?? start(postgres), config.redisUrl ?? start(redis)]);
  const databaseUrl = (database: string): string => databaseAt(serverUrl, database);
  await steps.run('Bringing the databases up to date', () => migrateAll(serverUrl), describe);
  return { redisUrl, databaseUrl };
}

function whereItIs({ name, port }: Server): string {
  return `${name} ready on ${port}`;
}

async function launch(prepare: () => Promise<Server>, steps: Steps, endings: Ending[]): Promise<Server> {
  const server = await prepare();
  const supervised = new Supervised(server, steps.say);
  endings.push(() => supervised.stop());
  await supervised.start();
  return server;
}

/**
 * Makes the databases that are missing on a server and gives each its migrations; resolves to how many were applied.
 * @param folder where the apps with their migrations are
 */
export async function migrateAll(serverUrl: string, folder = root): Promise<number> {
  await createDatabases(serverUrl, databases().map(({ database }) => database));
  let applied = 0;
  // One after the other: the engine does its work in this process anyway, and a failure should name one database.
  for (const { database, app } of databases()) {
    applied += (await deployMigrations({ dir: join(folder, app), url: databaseAt(serverUrl, database) })).length;
  }
  return applied;
}

function describe(applied: number): string {
  const count = `${databases().length} databases`;
  return applied === 0 ? `${count} up to date` : `${count} migrated (${applied} ${applied === 1 ? 'migration' : 'migrations'})`;
}
