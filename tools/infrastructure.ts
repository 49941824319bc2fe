import type { RedisUser } from '@memory/event-bus/redis-users';
import type { ToolsConfig } from './config.ts';
import { type Databases, prepareDatabases } from './databases.ts';
import { freshLog } from './logs.ts';
import { preparePostgres, type Server } from './postgres.ts';
import { prepareRedis } from './redis.ts';
import type { Secrets } from './secrets.ts';
import type { Ending } from './stack.ts';
import type { Steps } from './steps.ts';
import { Supervised } from './supervised.ts';
import { databases } from './topology.ts';

/** The databases and the bus, wherever they are. */
export interface Infrastructure {
  redisUrl: (user: RedisUser) => string;
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
  const start = <Kind extends Server>(prepare: () => Promise<Kind>): Promise<Kind> =>
    steps.run('Starting a database', () => launch(prepare, steps, endings), whereItIs);
  const startPostgres = async (): Promise<string> => {
    const options = { dataDir, logFile: freshLog(dataDir, 'postgres'), password: secrets.databasePassword };
    return (await start(() => preparePostgres(options))).url;
  };
  const startRedis = async (): Promise<Infrastructure['redisUrl']> => {
    const options = { dataDir, logFile: freshLog(dataDir, 'redis'), passwords: secrets.redisPasswords };
    return (await start(() => prepareRedis(options))).urlFor;
  };
  const { databaseUrl, redisUrl: ownRedisUrl } = config;
  const [serverUrl, redisUrl] = await Promise.all([
    databaseUrl ?? startPostgres(),
    ownRedisUrl ? () => ownRedisUrl : startRedis(),
  ]);
  const exclusive = databaseUrl === undefined;
  const prepared = await steps.run(
    'Bringing the databases up to date',
    () => prepareDatabases({ serverUrl, passwords: secrets.rolePasswords, exclusive }),
    describe,
  );
  if (!prepared.separateRoles)
    steps.say(
      '! The user of DATABASE_URL may not create roles: all services connect as this user, and each can read every database.',
    );
  return { redisUrl, databaseUrl: prepared.urlFor };
}

function whereItIs({ name, port }: Server): string {
  return `${name} ready on ${port}`;
}

async function launch<Kind extends Server>(
  prepare: () => Promise<Kind>,
  steps: Steps,
  endings: Ending[],
): Promise<Kind> {
  const server = await prepare();
  const supervised = new Supervised(server, steps.say);
  endings.push(() => supervised.stop());
  await supervised.start();
  return server;
}

function describe({ applied }: Databases): string {
  const count = `${databases().length} databases`;
  return applied === 0
    ? `${count} up to date`
    : `${count} migrated (${applied} ${applied === 1 ? 'migration' : 'migrations'})`;
}
