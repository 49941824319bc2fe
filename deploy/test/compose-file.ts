import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { callerProcesses } from '@memory/contracts';
import { environmentPrefix } from '@memory/launcher/config';
import { appFolderOfEntryFile } from '@memory/launcher/topology';
import { everyService, secretsReadBy, serviceSettings, type SettingDefinition } from '@memory/service-kit/settings';
import { parse } from 'yaml';

/** The fields of a service in docker-compose.yml that the tests use. */
export interface ComposeService {
  image: string;
  profiles?: string[];
  build?: { target: string };
  command?: string[];
  entrypoint?: string[];
  stop_grace_period?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  healthcheck?: unknown;
  networks?: string[];
  network_mode?: string;
  ports?: string[];
  volumes?: string[];
  user?: string;
  read_only?: boolean;
  privileged?: boolean;
  cap_add?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  cpus?: number | string;
  pids_limit?: number;
  logging?: { driver: string; options: Record<string, string> };
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
  configs: Record<string, { file: string }>;
}

export const repositoryRoot = resolve(import.meta.dirname, '../..');
export const composeFileText = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
export const composeFile = parse(composeFileText, { merge: true }) as ComposeFile;
/** The services of docker-compose.yml as pairs of name and service. */
export const composeServiceEntries = Object.entries(composeFile.services);

/** Returns the settings without which Compose starts nothing: `${NAME:?message}`. */
export const requiredComposeSettings: string[] = [
  ...new Set([...composeFileText.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name = '']) => name)),
];

/** The callers of libs/contracts by the prefix of their settings: `{ JOURNAL: 'journal-svc', … }`. */
export const callersByPrefix = Object.fromEntries(callerProcesses.map((caller) => [environmentPrefix(caller), caller]));

/** The names of the secrets that an operator sets, each of which switches something on. */
export const operatorSecrets = Object.entries<SettingDefinition>(serviceSettings)
  .filter(([, { isSecret, containers }]) => isSecret && !containers)
  .map(([name]) => name);

/** The complete list of services that receive each secret. */
export const secretReceivers: Readonly<Record<string, readonly string[]>> = {
  POSTGRES_PASSWORD: ['migrate', 'postgres'],
  JOURNAL_DATABASE_PASSWORD: ['journal-svc', 'migrate'],
  MEDIA_DATABASE_PASSWORD: ['media-svc', 'media-worker', 'migrate'],
  LANGUAGE_DATABASE_PASSWORD: ['language-svc', 'migrate'],
  SOCIAL_DATABASE_PASSWORD: ['migrate', 'social-svc'],
  GATEWAY_REDIS_PASSWORD: ['gateway', 'redis-users'],
  JOURNAL_REDIS_PASSWORD: ['journal-svc', 'redis-users'],
  MEDIA_REDIS_PASSWORD: ['media-svc', 'media-worker', 'redis-users'],
  LANGUAGE_REDIS_PASSWORD: ['language-svc', 'redis-users'],
  SOCIAL_REDIS_PASSWORD: ['redis-users', 'social-svc'],
  // Redis's own health check uses it.
  ADMIN_REDIS_PASSWORD: ['admin', 'redis', 'redis-users'],
  GATEWAY_SIGNING_KEY: ['gateway'],
  JOURNAL_SIGNING_KEY: ['journal-svc'],
  MEDIA_SIGNING_KEY: ['media-svc', 'media-worker'],
  LANGUAGE_SIGNING_KEY: ['language-svc'],
  SOCIAL_SIGNING_KEY: ['social-svc'],
  ADMIN_SIGNING_KEY: ['admin'],
  SESSION_SECRET: ['gateway', 'social-svc'],
  S3_ACCESS_KEY: ['media-svc', 'media-worker', 'store', 'store-key'],
  S3_SECRET_KEY: ['media-svc', 'media-worker', 'store'],
  STORE_RPC_SECRET: ['store', 'store-key'],
  ...receiversOfOperatorSecrets(),
};

/**
 * The secrets that an operator sets, with the services that read them. media-worker has the settings of media-svc; the tools of `admin` have the
 * settings of all processes.
 */
function receiversOfOperatorSecrets(): Record<string, string[]> {
  const readers = (name: string): string[] => everyService.filter((service) => secretsReadBy(service).includes(name));
  const receivers = (services: string[]): string[] => [
    ...services,
    ...(services.includes('media-svc') ? ['media-worker'] : []),
    ...(services.length === everyService.length ? ['admin'] : []),
  ];
  return Object.fromEntries(operatorSecrets.map((name) => [name, receivers(readers(name)).toSorted()]));
}

/** Replaces variables like Compose: `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
export const interpolate = (value: string, settings: NodeJS.ProcessEnv): string =>
  value.replace(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name: string, fallback = '') => settings[name] || (fallback as string),
  );

/** Returns the environment of a service, with the settings that the Dockerfile contains. @param settings those of .env */
export function composeEnvironmentOf(name: string, settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const entries = Object.entries(composeFile.services[name]?.environment ?? {});
  return {
    WEB_ROOT: '/app/web',
    ...Object.fromEntries(entries.map(([setting, value]) => [setting, interpolate(value, settings)])),
  } as NodeJS.ProcessEnv;
}

/** Returns a new .env as new-env.mjs prints it. */
export const newEnv = (): string =>
  execFileSync(process.execPath, [join(repositoryRoot, 'deploy/new-env.mjs')], { encoding: 'utf8' });

/** Imports the settings of the process with this entry file, in topology.ts. */
export const importConfig = async (entry: string): Promise<ConfigModule> =>
  (await import(join(repositoryRoot, appFolderOfEntryFile(entry), 'src/config.ts'))) as ConfigModule;

interface ConfigModule {
  readConfig(env: NodeJS.ProcessEnv): Record<string, unknown>;
}

export const INTERNET = 'internet';

/** The services that share a network with a service, and the internet. */
export function composePeersOf(name: string): string[] {
  const networksOf = (service: string): string[] => composeFile.services[service]?.networks ?? [];
  const peers = Object.keys(composeFile.services).filter(
    (peer) => peer !== name && networksOf(peer).some((network) => networksOf(name).includes(network)),
  );
  const hasInternetAccess = networksOf(name).some((network) => composeFile.networks[network]?.internal !== true);
  return [...(hasInternetAccess ? [INTERNET] : []), ...peers];
}
