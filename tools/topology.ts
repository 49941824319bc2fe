import { basename, join } from 'node:path';
import type { Caller } from '@memory/contracts';
import type { RedisUser } from '@memory/event-bus/redis-users';
import { formatCallerKeys } from '@memory/service-kit/signing-keys';
import { root } from './config.ts';

/**
 * The system, written down: each process, what it is started from, what it owns and what it waits for.
 * `npm start`, `npm run dev`, the browser tests and the check of ARCHITECTURE.md's table read this.
 */
export interface Process {
  name: string;
  /** The source it starts from, relative to the repository; its build is in `dist` at the same place. */
  entry: string;
  /** The PostgreSQL database it owns; the folder of its migrations is `prisma` beside `src`. */
  database?: string;
  /** What has to answer before it is started: infrastructure or other processes by name. */
  needs: string[];
  /** The variable by which the others are told its address. */
  addressVariable?: string;
  /** The folders that it writes to, by their names in the data folder. */
  folders?: string[];
  /** Whether it runs ffmpeg. */
  usesFfmpeg?: boolean;
  /** The secret settings that it inherits from the environment of the start program; no other process inherits them. */
  secretSettings?: string[];
  /** Its own part of the environment; what all have in common is added by `environmentOf`. */
  env?: (system: System) => Record<string, string>;
}

/** What is known once PostgreSQL, Redis and the ports are there. */
export interface System {
  host: string;
  dataDir: string;
  /** The address with the user's own credentials; where the Redis is not ours, the same address for all users. */
  redisUrl: (user: RedisUser) => string;
  /** The address with the credentials of the role that owns the database, or of the server's user where there are no roles. */
  databaseUrl: (database: string) => string;
  secrets: { sessionSecret: string; signingKeys: Record<Caller, string> };
  ports: ReadonlyMap<string, number>;
  /** Where each process serves its metrics, apart from its port. */
  metricsPorts: ReadonlyMap<string, number>;
}

const infrastructure = ['postgres', 'redis'];
const services = ['journal-svc', 'media-svc', 'language-svc', 'social-svc'];

const mediaFolders = ['media', 'scratch'];
const mediaSecrets = ['OPENAI_API_KEY', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'JOBS_CONSOLE_PASSWORD'];
const mediaEnv = (system: System): Record<string, string> => ({
  MEDIA_DIR: join(system.dataDir, 'media'),
  SCRATCH_DIR: join(system.dataDir, 'scratch'),
});

export const topology: readonly Process[] = [
  {
    name: 'journal-svc',
    entry: 'apps/journal-svc/src/main.ts',
    database: 'memory_journal',
    needs: infrastructure,
    addressVariable: 'JOURNAL_URL',
  },
  {
    name: 'media-svc',
    entry: 'apps/media-svc/src/main.ts',
    database: 'memory_media',
    needs: infrastructure,
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
    needs: infrastructure,
    folders: mediaFolders,
    secretSettings: mediaSecrets,
    usesFfmpeg: true,
    // Kept compiled code would take 14 MB of each worker's memory, for a start that nobody waits for.
    env: (system) => ({ ...mediaEnv(system), NODE_DISABLE_COMPILE_CACHE: '1' }),
  },
  {
    name: 'language-svc',
    entry: 'apps/language-svc/src/main.ts',
    database: 'memory_language',
    needs: infrastructure,
    addressVariable: 'LANGUAGE_URL',
    secretSettings: ['OPENAI_API_KEY'],
    // of its 350 MB some 130 are the dictionary and jieba's; without a bound Node would let garbage fill as much again
    env: () => ({ NODE_OPTIONS: '--max-old-space-size=224 --max-semi-space-size=8' }),
  },
  {
    name: 'social-svc',
    entry: 'apps/social-svc/src/main.ts',
    database: 'memory_social',
    needs: infrastructure,
    addressVariable: 'SOCIAL_URL',
  },
  {
    name: 'gateway',
    entry: 'apps/gateway/src/main.ts',
    needs: ['redis', ...services],
    secretSettings: ['OIDC_CLIENT_SECRET'],
    env: (system) => ({
      HOST: system.host,
      SESSION_SECRET: system.secrets.sessionSecret,
      WEB_ROOT: join(root, 'dist/apps/web'),
    }),
  },
];

/** The process people connect to; it alone has a fixed port. */
export const gateway = 'gateway';

/** The databases, each with the folder of the app whose schema and migrations make it. */
export function databases(): { database: string; app: string }[] {
  const found = new Map<string, string>();
  for (const { database, entry } of topology) if (database) found.set(database, appOf(entry));
  return [...found].map(([database, app]) => ({ database, app }));
}

/** `apps/media-svc/src/worker.ts` → `apps/media-svc` */
export function appOf(entry: string): string {
  return entry.split('/').slice(0, 2).join('/');
}

/**
 * The system user a process runs as when root starts it: one for each app, because processes of one user can read each
 * other's environment and files. `apps/media-svc/src/worker.ts` → `memory-media`
 */
export function systemUserOf({ entry }: Process): string {
  return `memory-${basename(appOf(entry)).replace(/-svc$/, '')}`;
}

/** `apps/media-svc/src/worker.ts` → `<root>/dist/apps/media-svc/worker.js` */
export function builtFile(entry: string): string {
  const file = entry.slice(appOf(entry).length + '/src/'.length).replace(/\.ts$/, '.js');
  return join(root, 'dist', appOf(entry), file);
}

/** The name with which a process signs its requests and logs in to Redis: that of its app, `apps/media-svc/src/worker.ts` → `media-svc`. */
function callerOf({ entry }: Process): Caller {
  return appOf(entry).slice('apps/'.length) as Caller;
}

/** The whole environment of one process, names as in docker-compose.yml. */
export function environmentOf(process: Process, system: System): Record<string, string> {
  const peers = topology
    .filter((peer) => peer.addressVariable !== undefined)
    .map((peer) => [peer.addressVariable, `http://127.0.0.1:${portOf(peer.name, system)}`]);
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(portOf(process.name, system)),
    METRICS_PORT: String(system.metricsPorts.get(process.name) ?? ''),
    SIGNING_KEY: system.secrets.signingKeys[callerOf(process)],
    CALLER_KEYS: formatCallerKeys(system.secrets.signingKeys),
    REDIS_URL: system.redisUrl(callerOf(process)),
    ...(process.database ? { DATABASE_URL: system.databaseUrl(process.database) } : {}),
    ...Object.fromEntries(peers),
    ...process.env?.(system),
  };
}

/** The port a process was given. Throws when the system was put together without it. */
export function portOf(name: string, system: System): number {
  const port = system.ports.get(name);
  if (port === undefined) throw new Error(`No port was chosen for ${name}`);
  return port;
}
