import { basename, join } from 'node:path';
import type { Caller } from '@memory/contracts';
import type { RedisUserName } from '@memory/event-bus/redis-users';
import { heapSettings } from '@memory/service-kit/settings';
import { readStartSetting, repositoryRoot } from './config.ts';

/** One process of the product. */
export interface TopologyProcess {
  name: string;
  /** The source file of the process, relative to the repository. The built file has the same path below `dist`, without `src`. */
  entry: string;
  /** The PostgreSQL database that the process uses. The app's folder `prisma` contains the migrations of the database. */
  database?: string;
  /** The names of the processes that must be ready before this process starts: `postgres`, `redis` or other processes. */
  dependsOn: string[];
  /** The environment variable in which the other processes receive the URL of this process. */
  addressVariable?: string;
  /** The subfolders of the data folder to which the process writes. */
  folders?: string[];
  /** Whether the process runs ffmpeg. */
  usesFfmpeg?: boolean;
  /**
   * The limit of the JavaScript heap for long-lived objects, in MB: several times what the process needs under load (docs/performance.md). An
   * operator can change the limit with the settings that `heapSetting` names.
   */
  heapMb: number;
  /** Returns the environment variables of this process that not every process has. The others are in `stack/process-environment.ts`. */
  env?: (context: ProcessEnvironmentContext) => Record<string, string>;
}

/** The values from which the environments of the processes are made. They are known once the ports are chosen and PostgreSQL and Redis run. */
export interface ProcessEnvironmentContext {
  host: string;
  dataDir: string;
  /** Returns the address of Redis with the user's own credentials. When the setting REDIS_URL is set, all users get the address in REDIS_URL. */
  redisUrl: (user: RedisUserName) => string;
  /**
   * Returns the address of a database with the credentials of the database's role. When the databases have no separate roles, the address has the
   * credentials of the server's user.
   */
  databaseUrl: (database: string) => string;
  secrets: { sessionSecret: string; signingKeys: Record<Caller, string> };
  /** Whether the installed speech model transcribes recordings, because no setting chooses a provider (stack/installed-speech-model.ts). */
  usesInstalledSpeechModel: boolean;
  /** The port of each process, by the name of the process. */
  ports: ReadonlyMap<string, number>;
  /** The port on which each process serves `/metrics`, by the name of the process. */
  metricsPorts: ReadonlyMap<string, number>;
}

/** The subfolder of the data folder with recordings of words. `npm run admin` writes to this folder; language-svc only reads it. */
export const PRONUNCIATION_FOLDER = 'pronunciation';

/** The subfolder of the data folder with the model of the local speech engine. `npm run admin` writes to this folder; the worker only reads it. */
export const SPEECH_MODEL_FOLDER = 'models/speech';

const databaseServers = ['postgres', 'redis'];
const serviceNames = ['journal-svc', 'media-svc', 'language-svc', 'social-svc'];

const mediaFolders = ['media', 'scratch'];
const mediaEnv = (context: ProcessEnvironmentContext): Record<string, string> => ({
  MEDIA_DIR: join(context.dataDir, 'media'),
  SCRATCH_DIR: join(context.dataDir, 'scratch'),
  SPEECH_MODEL_DIR: join(context.dataDir, SPEECH_MODEL_FOLDER),
  ...(context.usesInstalledSpeechModel ? { TRANSCRIBE_PROVIDER: 'local' } : {}),
});

/** The folders of DATA_DIR that may be on separate disks. One process reports the free space of all these folders; it needs no right to read them. */
export const dataFolders = ['postgres', 'redis', 'media', 'scratch', 'logs'] as const;

const formatWatchedFolders = (dataDir: string): string =>
  dataFolders.map((name) => `${name}=${join(dataDir, name)}`).join(',');

const processes: readonly Omit<TopologyProcess, 'heapMb'>[] = [
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
    usesFfmpeg: true,
    env: mediaEnv,
  },
  {
    name: 'media-worker',
    entry: 'apps/media-svc/src/worker.ts',
    database: 'memory_media',
    // No other process waits for the worker, so the worker starts after the processes that the gateway waits for.
    dependsOn: [...databaseServers, 'media-svc'],
    folders: mediaFolders,
    usesFfmpeg: true,
    env: mediaEnv,
  },
  {
    name: 'language-svc',
    entry: 'apps/language-svc/src/main.ts',
    database: 'memory_language',
    dependsOn: databaseServers,
    addressVariable: 'LANGUAGE_URL',
    env: ({ dataDir }) => ({ PRONUNCIATION_DIR: join(dataDir, PRONUNCIATION_FOLDER) }),
  },
  {
    name: 'social-svc',
    entry: 'apps/social-svc/src/main.ts',
    database: 'memory_social',
    dependsOn: databaseServers,
    addressVariable: 'SOCIAL_URL',
    env: ({ secrets }) => ({ SESSION_SECRET: secrets.sessionSecret }),
  },
  {
    name: 'gateway',
    entry: 'apps/gateway/src/main.ts',
    dependsOn: ['redis', ...serviceNames],
    env: (context) => ({
      HOST: context.host,
      SESSION_SECRET: context.secrets.sessionSecret,
      WEB_ROOT: join(repositoryRoot, 'dist/apps/web'),
      WATCHED_FOLDERS: formatWatchedFolders(context.dataDir),
    }),
  },
];

/**
 * Every process of the product. `npm start`, `npm run dev` and the tests use this list, and a test compares it with the table in
 * ARCHITECTURE.md.
 */
export const topology: readonly TopologyProcess[] = processes.map((process) => ({
  ...process,
  heapMb: readHeapLimit(process, {}),
}));

/** The name of the process to which browsers connect. Only this process has a fixed port. */
export const GATEWAY_PROCESS_NAME = 'gateway';

/**
 * The limit of each of the three heap parts for new objects, in MB. It comes in addition to `heapMb`. It is Node's default, set explicitly so that
 * the sum of the limits is known.
 */
const NEW_OBJECTS_MB = 16;

/** Returns the name of the setting with which an operator changes `heapMb` of a process: `JOURNAL_HEAP_MB`, `MEDIA_WORKER_HEAP_MB`. */
export function heapSetting({ name }: { name: string }): HeapSetting {
  return `${name.replace(/-svc$/, '').replaceAll('-', '_').toUpperCase()}_HEAP_MB` as HeapSetting;
}
type HeapSetting = keyof typeof heapSettings;

/** Returns the options with which Node limits the heap of a process. */
export const heapOptions = (heapMb: number): string =>
  `--max-old-space-size=${heapMb} --max-semi-space-size=${NEW_OBJECTS_MB}`;

/** Returns the databases of all processes, each with the folder of the app that contains its schema and migrations, such as `apps/media-svc`. */
export function serviceDatabases(): { database: string; app: string }[] {
  const apps = new Map<string, string>();
  for (const { database, entry } of topology) if (database) apps.set(database, appFolderOfEntryFile(entry));
  return [...apps].map(([database, app]) => ({ database, app }));
}

/** Returns the folder of the app to which an entry file belongs: `apps/media-svc` for `apps/media-svc/src/worker.ts`. */
export function appFolderOfEntryFile(entry: string): string {
  return entry.split('/').slice(0, 2).join('/');
}

/**
 * Returns the name of the system user as which a process runs when root starts it: `memory-media` for `apps/media-svc/src/worker.ts`. Each app has
 * its own system user, because processes of the same user can read each other's environment and files.
 */
export function systemUserName({ entry }: TopologyProcess): string {
  return `memory-${basename(appFolderOfEntryFile(entry)).replace(/-svc$/, '')}`;
}

/** Returns the absolute path of a built entry file: `<root>/dist/apps/media-svc/worker.js` for `apps/media-svc/src/worker.ts`. */
export function builtEntryPath(entry: string): string {
  const file = entry.slice(appFolderOfEntryFile(entry).length + '/src/'.length).replace(/\.ts$/, '.js');
  return join(repositoryRoot, 'dist', appFolderOfEntryFile(entry), file);
}

/**
 * Reads the heap limit of each process in MB, by the name of the process: its setting (`JOURNAL_HEAP_MB`), or the default of the setting.
 * @throws ConfigError with the name of the setting and the form that its value should have
 */
export function readHeapLimits(env: NodeJS.ProcessEnv): ReadonlyMap<string, number> {
  return new Map(topology.map((process) => [process.name, readHeapLimit(process, env)]));
}

function readHeapLimit(process: { name: string }, env: NodeJS.ProcessEnv): number {
  const name = heapSetting(process);
  return readStartSetting(name, heapSettings[name], env);
}
