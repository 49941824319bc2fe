import { basename, join } from 'node:path';
import type { Caller } from '@memory/contracts';
import type { RedisUser } from '@memory/event-bus/redis-users';
import { repositoryRoot } from './config.ts';

/** One process of the product. */
export interface TopologyProcess {
  name: string;
  /**
   * The source file that the process starts from, relative to the repository. The built file has the same path below `dist`, without `src`.
   */
  entry: string;
  /** The PostgreSQL database that the process uses. Its migrations are in the app's folder `prisma`. */
  database?: string;
  /** The processes that must be ready before this process starts: `postgres`, `redis` or names of other processes. */
  dependsOn: string[];
  /** The environment variable in which the other processes receive the URL of this process. */
  addressVariable?: string;
  /** The folders below the data folder that the process writes to. */
  folders?: string[];
  /** Whether the process runs ffmpeg. */
  usesFfmpeg?: boolean;
  /**
   * The secret settings that the process inherits from the environment of the start program. Processes that do not list a secret do not
   * inherit it.
   */
  secretSettings?: string[];
  /** The environment variables of this process in addition to those that every process has (`stack/process-environment.ts`). */
  env?: (context: StackContext) => Record<string, string>;
}

/** The values that the environments of the processes are made from; known once the ports are chosen and PostgreSQL and Redis run. */
export interface StackContext {
  host: string;
  dataDir: string;
  /** The address of Redis with the user's own credentials; with REDIS_URL, the same address for all users. */
  redisUrl: (user: RedisUser) => string;
  /** The address of a database with the credentials of the role that owns it, or of the server's user where there are no such roles. */
  databaseUrl: (database: string) => string;
  secrets: { sessionSecret: string; signingKeys: Record<Caller, string> };
  /** The port of each process, by the name of the process. */
  ports: ReadonlyMap<string, number>;
  /** The port on which each process serves `/metrics`, by the name of the process. */
  metricsPorts: ReadonlyMap<string, number>;
}

const databaseServers = ['postgres', 'redis'];
const serviceNames = ['journal-svc', 'media-svc', 'language-svc', 'social-svc'];

const mediaFolders = ['media', 'scratch'];
const mediaSecrets = ['OPENAI_API_KEY', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'JOBS_CONSOLE_PASSWORD'];
const mediaEnv = (context: StackContext): Record<string, string> => ({
  MEDIA_DIR: join(context.dataDir, 'media'),
  SCRATCH_DIR: join(context.dataDir, 'scratch'),
});

/** Every process of the product. `npm start`, `npm run dev`, the tests and the check of the table in ARCHITECTURE.md use this list. */
export const topology: readonly TopologyProcess[] = [
  {
    name: 'journal-svc',
    entry: 'apps/journal-svc/src/main.ts',
    database: 'memory_journal',
    dependsOn: databaseServers,
    addressVariable: 'JOURNAL_URL',
  },
  {
    name: 'media-svc',
    entry: 'apps/media-svc/src/main.ts',
    database: 'memory_media',
    dependsOn: databaseServers,
    addressVariable: 'MEDIA_URL',
    folders: mediaFolders,
    secretSettings: mediaSecrets,
    usesFfmpeg: true,
    env: mediaEnv,
  },
  {
    name: 'media-worker',
    entry: 'apps/media-svc/src/worker.ts',
    database: 'memory_media',
    dependsOn: databaseServers,
    folders: mediaFolders,
    secretSettings: mediaSecrets,
    usesFfmpeg: true,
    // The compile cache would take 14 MB of each worker's memory; nobody waits for a worker to start.
    env: (context) => ({ ...mediaEnv(context), NODE_DISABLE_COMPILE_CACHE: '1' }),
  },
  {
    name: 'language-svc',
    entry: 'apps/language-svc/src/main.ts',
    database: 'memory_language',
    dependsOn: databaseServers,
    addressVariable: 'LANGUAGE_URL',
    secretSettings: ['OPENAI_API_KEY'],
    // The process takes 350 MB, of which the dictionary and jieba take about 130 MB. Without a limit Node would let garbage double the
    // memory.
    env: () => ({ NODE_OPTIONS: '--max-old-space-size=224 --max-semi-space-size=8' }),
  },
  {
    name: 'social-svc',
    entry: 'apps/social-svc/src/main.ts',
    database: 'memory_social',
    dependsOn: databaseServers,
    addressVariable: 'SOCIAL_URL',
  },
  {
    name: 'gateway',
    entry: 'apps/gateway/src/main.ts',
    dependsOn: ['redis', ...serviceNames],
    secretSettings: ['OIDC_CLIENT_SECRET'],
    env: (context) => ({
      HOST: context.host,
      SESSION_SECRET: context.secrets.sessionSecret,
      WEB_ROOT: join(repositoryRoot, 'dist/apps/web'),
    }),
  },
];

/** The name of the process that browsers connect to. Only this process has a fixed port. */
export const GATEWAY_PROCESS_NAME = 'gateway';

/** The databases of all processes, each with the folder of the app that has its schema and migrations: `apps/media-svc`. */
export function listDatabases(): { database: string; app: string }[] {
  const apps = new Map<string, string>();
  for (const { database, entry } of topology) if (database) apps.set(database, appFolder(entry));
  return [...apps].map(([database, app]) => ({ database, app }));
}

/** `apps/media-svc/src/worker.ts` → `apps/media-svc` */
export function appFolder(entry: string): string {
  return entry.split('/').slice(0, 2).join('/');
}

/**
 * The system user that a process runs as when root starts it: one for each app, because processes of one user can read each
 * other's environment and files. `apps/media-svc/src/worker.ts` → `memory-media`
 */
export function systemUserName({ entry }: TopologyProcess): string {
  return `memory-${basename(appFolder(entry)).replace(/-svc$/, '')}`;
}

/** The absolute path of a built entry file: `apps/media-svc/src/worker.ts` → `<root>/dist/apps/media-svc/worker.js` */
export function builtEntryPath(entry: string): string {
  const file = entry.slice(appFolder(entry).length + '/src/'.length).replace(/\.ts$/, '.js');
  return join(repositoryRoot, 'dist', appFolder(entry), file);
}
