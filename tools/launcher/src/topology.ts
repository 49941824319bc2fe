import { basename, join } from 'node:path';
import type { Caller } from '@memory/contracts';
import type { RedisUserName } from '@memory/event-bus/redis-users';
import { repositoryRoot, ConfigError } from './config.ts';

/** One process of the product. */
export interface TopologyProcess {
  name: string;
  /** The source file of the process, relative to the repository. The built file has the same path below `dist`, without `src`. */
  entry: string;
  /** The PostgreSQL database that the process uses. The app's folder `prisma` contains its migrations. */
  database?: string;
  /** The names of the processes that must be ready before this process starts: `postgres`, `redis` or other processes. */
  dependsOn: string[];
  /** The environment variable in which the other processes receive the URL of this process. */
  addressVariable?: string;
  /** The subfolders of the data folder that the process writes to. */
  folders?: string[];
  /** Whether the process runs ffmpeg. */
  usesFfmpeg?: boolean;
  /** The names of the secret settings that the process inherits from the environment of the start program. It inherits no other secrets. */
  secretSettings?: string[];
  /**
   * The limit of the JavaScript heap for objects that live long, in MB: several times what the process needs under load
   * (docs/performance.md). The settings `heapSetting` names change it.
   */
  heapMb: number;
  /** Returns the environment variables that this process has in addition to those of every process (`stack/process-environment.ts`). */
  env?: (context: ProcessEnvironmentContext) => Record<string, string>;
}

/**
 * The values from which the environments of the processes are made. They are known when the ports are chosen and PostgreSQL and Redis run.
 */
export interface ProcessEnvironmentContext {
  host: string;
  dataDir: string;
  /** Returns the address of Redis with the user's own credentials. With the setting REDIS_URL all users get that address. */
  redisUrl: (user: RedisUserName) => string;
  /**
   * Returns the address of a database with the credentials of its role, or with those of the server's user when the databases have no roles
   * of their own.
   */
  databaseUrl: (database: string) => string;
  secrets: { sessionSecret: string; signingKeys: Record<Caller, string> };
  /** Whether the installed speech model transcribes recordings, because no setting says who does (stack/installed-speech-model.ts). */
  usesInstalledSpeechModel: boolean;
  /** The port of each process, by the process's name. */
  ports: ReadonlyMap<string, number>;
  /** The port on which each process serves `/metrics`, by the name of the process. */
  metricsPorts: ReadonlyMap<string, number>;
}

/** The subfolder of the data folder with recordings of words. `npm run admin` writes to it, and language-svc only reads it. */
export const PRONUNCIATION_FOLDER = 'pronunciation';

/** The subfolder of the data folder with the model of the local speech engine. `npm run admin` writes to it, and the worker only reads it. */
export const SPEECH_MODEL_FOLDER = 'models/speech';

const databaseServers = ['postgres', 'redis'];
const serviceNames = ['journal-svc', 'media-svc', 'language-svc', 'social-svc'];

const mediaFolders = ['media', 'scratch'];
const mediaSecrets = ['OPENAI_API_KEY', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'JOBS_CONSOLE_PASSWORD'];
const mediaEnv = (context: ProcessEnvironmentContext): Record<string, string> => ({
  MEDIA_DIR: join(context.dataDir, 'media'),
  SCRATCH_DIR: join(context.dataDir, 'scratch'),
  SPEECH_MODEL_DIR: join(context.dataDir, SPEECH_MODEL_FOLDER),
  ...(context.usesInstalledSpeechModel ? { TRANSCRIBE_PROVIDER: 'local' } : {}),
});

/** The folders of DATA_DIR that may be on disks of their own. One process reports the free space of all: it needs no right to read them. */
export const dataFolders = ['postgres', 'redis', 'media', 'scratch', 'logs'] as const;

const formatWatchedFolders = (dataDir: string): string =>
  dataFolders.map((name) => `${name}=${join(dataDir, name)}`).join(',');

/**
 * Every process of the product. `npm start`, `npm run dev` and the tests use this list, and a test compares it with the table in
 * ARCHITECTURE.md.
 */
export const topology: readonly TopologyProcess[] = [
  {
    name: 'journal-svc',
    entry: 'apps/journal-svc/src/main.ts',
    database: 'memory_journal',
    dependsOn: databaseServers,
    addressVariable: 'JOURNAL_URL',
    heapMb: 192,
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
    heapMb: 256,
    env: mediaEnv,
  },
  {
    name: 'media-worker',
    entry: 'apps/media-svc/src/worker.ts',
    database: 'memory_media',
    // No other process waits for the worker, so it lets those start first that the gateway waits for.
    dependsOn: [...databaseServers, 'media-svc'],
    folders: mediaFolders,
    secretSettings: mediaSecrets,
    usesFfmpeg: true,
    heapMb: 256,
    env: mediaEnv,
  },
  {
    name: 'language-svc',
    entry: 'apps/language-svc/src/main.ts',
    database: 'memory_language',
    dependsOn: databaseServers,
    addressVariable: 'LANGUAGE_URL',
    secretSettings: ['OPENAI_API_KEY'],
    heapMb: 192,
    env: ({ dataDir }) => ({ PRONUNCIATION_DIR: join(dataDir, PRONUNCIATION_FOLDER) }),
  },
  {
    name: 'social-svc',
    entry: 'apps/social-svc/src/main.ts',
    database: 'memory_social',
    dependsOn: databaseServers,
    addressVariable: 'SOCIAL_URL',
    secretSettings: ['SMTP_URL'],
    heapMb: 192,
  },
  {
    name: 'gateway',
    entry: 'apps/gateway/src/main.ts',
    dependsOn: ['redis', ...serviceNames],
    secretSettings: ['OIDC_CLIENT_SECRET'],
    heapMb: 160,
    env: (context) => ({
      HOST: context.host,
      SESSION_SECRET: context.secrets.sessionSecret,
      WEB_ROOT: join(repositoryRoot, 'dist/apps/web'),
      WATCHED_FOLDERS: formatWatchedFolders(context.dataDir),
    }),
  },
];

/** The name of the process that browsers connect to. It is the only process with a fixed port. */
export const GATEWAY_PROCESS_NAME = 'gateway';

/** The limit of each of the three parts of the heap for new objects, in MB, beside `heapMb`. It is Node's own, stated for the sum of the limits. */
const NEW_OBJECTS_MB = 16;

/** The setting with which an operator changes `heapMb` of a process: `JOURNAL_HEAP_MB`, `MEDIA_WORKER_HEAP_MB`. */
export const heapSetting = ({ name }: TopologyProcess): string =>
  `${name.replace(/-svc$/, '').replaceAll('-', '_').toUpperCase()}_HEAP_MB`;

/** Returns the options with which Node limits the heap of a process. */
export const heapOptions = (heapMb: number): string =>
  `--max-old-space-size=${heapMb} --max-semi-space-size=${NEW_OBJECTS_MB}`;

/** The databases of all processes. Each has the folder of the app with its schema and migrations: `apps/media-svc`. */
export function serviceDatabases(): { database: string; app: string }[] {
  const apps = new Map<string, string>();
  for (const { database, entry } of topology) if (database) apps.set(database, appFolderOfEntryFile(entry));
  return [...apps].map(([database, app]) => ({ database, app }));
}

/** Returns the folder of the app that an entry file belongs to: `apps/media-svc` for `apps/media-svc/src/worker.ts`. */
export function appFolderOfEntryFile(entry: string): string {
  return entry.split('/').slice(0, 2).join('/');
}

/**
 * Returns the name of the system user that a process runs as when root starts it: `memory-media` for `apps/media-svc/src/worker.ts`. Each
 * app has its own system user, because processes of one user can read each other's environment and files.
 */
export function systemUserName({ entry }: TopologyProcess): string {
  return `memory-${basename(appFolderOfEntryFile(entry)).replace(/-svc$/, '')}`;
}

/** Returns the absolute path of a built entry file: `<root>/dist/apps/media-svc/worker.js` for `apps/media-svc/src/worker.ts`. */
export function builtEntryPath(entry: string): string {
  const file = entry.slice(appFolderOfEntryFile(entry).length + '/src/'.length).replace(/\.ts$/, '.js');
  return join(repositoryRoot, 'dist', appFolderOfEntryFile(entry), file);
}

/** Less than the code of a process needs. */
const HEAP_MB_MIN = 64;
const HEAP_MB_MAX = 65_536;

/**
 * Reads the limit of the heap of each process, in MB, by the name of the process: the setting of the process (`JOURNAL_HEAP_MB`), or the
 * default of topology.ts.
 * @throws ConfigError with the name of the setting and the form that its value should have
 */
export function readHeapLimits(env: NodeJS.ProcessEnv): ReadonlyMap<string, number> {
  return new Map(topology.map((process) => [process.name, readLimit(heapSetting(process), process.heapMb, env)]));
}

function readLimit(setting: string, byDefault: number, env: NodeJS.ProcessEnv): number {
  const text = env[setting];
  if (!text) return byDefault;
  const megabytes = Number(text);
  if (Number.isInteger(megabytes) && megabytes >= HEAP_MB_MIN && megabytes <= HEAP_MB_MAX) return megabytes;
  throw new ConfigError(
    `${setting} is "${text}", but the limit of a heap is a whole number of megabytes from ${HEAP_MB_MIN} to ${HEAP_MB_MAX}.`,
  );
}
