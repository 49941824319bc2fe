import { join, resolve } from 'node:path';
import { EXAMPLE_SECRET_REFUSED, settingsWithExampleSecrets } from '@memory/service-kit/example-secrets';
import {
  serviceSettings,
  type SettingDefinition,
  speechModelSettings,
  startSettings,
} from '@memory/service-kit/settings';

/** The absolute path of the repository. */
export const repositoryRoot = join(import.meta.dirname, '../../..');

/** The settings of `npm start` and the other tools. Other environment variables are passed on to the services, which read them. */
export interface ToolsConfig {
  port: number;
  /** The IP address on which the gateway listens. */
  host: string;
  dataDir: string;
  /** The URL of a PostgreSQL server to use instead of the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** The URL of a Redis server to use instead of a Redis server that `npm start` starts. */
  redisUrl: string | undefined;
  /** The disk space that uploads must leave free on the disk of `dataDir`, in MB. media-svc reads the same setting. */
  diskReserveMb: number;
  /**
   * The archive of a speech model, or a folder with the archive. `speech:install` uses it instead of the address that the maker of the model
   * publishes.
   */
  speechModelUrl: string | undefined;
  /** The path of an ffmpeg program to use instead of the one in PATH. */
  ffmpegPath: string | undefined;
}

/** Whether npm has started this program as a script of package.json. */
export const isStartedByNpm = (env: NodeJS.ProcessEnv = process.env): boolean => env.npm_lifecycle_event !== undefined;

/** Thrown for an invalid setting. The message names the setting and is written for the user. */
export class ConfigError extends Error {}

/**
 * Rejects secrets that were copied from an example file.
 * @param names the settings that are secrets or are addresses that contain a secret
 * @throws ConfigError with the names of all rejected settings, without their values
 */
export function rejectExampleSecrets(names: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const found = settingsWithExampleSecrets(names, env);
  if (found.length > 0) throw new ConfigError(found.map((name) => `${name} ${EXAMPLE_SECRET_REFUSED}`).join('\n'));
}

/**
 * Reads the tools' settings.
 * @throws ConfigError with the name of the variable and the form that its value should have
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ToolsConfig {
  rejectExampleSecrets(['DATABASE_URL', 'REDIS_URL'], env);
  // The services apply the preset themselves. An unknown name is reported here, before anything is started.
  readServiceSetting('PRESET', env);
  return {
    port: readStartSetting('PORT', startSettings.PORT, env),
    host: readStartSetting('HOST', startSettings.HOST, env),
    dataDir: resolve(repositoryRoot, readStartSetting('DATA_DIR', startSettings.DATA_DIR, env)),
    databaseUrl: readStartSetting('DATABASE_URL', startSettings.DATABASE_URL, env),
    redisUrl: readStartSetting('REDIS_URL', startSettings.REDIS_URL, env),
    diskReserveMb: readServiceSetting('DISK_RESERVE_MB', env),
    speechModelUrl: readStartSetting('SPEECH_MODEL_URL', speechModelSettings.SPEECH_MODEL_URL, env),
    ffmpegPath: env.FFMPEG_PATH || undefined,
  };
}

/**
 * Reads a setting of the tools, by its name and definition in `@memory/service-kit/settings`. An empty variable counts as not set.
 * @throws ConfigError with the name of the setting and the form that its value should have
 */
export function readStartSetting<Schema extends SettingDefinition['schema']>(
  name: string,
  { schema }: { schema: Schema },
  env: NodeJS.ProcessEnv,
): ReturnType<Schema['parse']> {
  const { success, data, error } = schema.safeParse(env[name] || undefined);
  if (success) return data as ReturnType<Schema['parse']>;
  throw new ConfigError(`${name} ${error.issues[0]?.message}`);
}

/**
 * Reads a setting of services that a tool reads as well, and whose value is no secret.
 * @throws ConfigError with the name of the setting and the form that its value should have
 */
export function readServiceSetting<Name extends keyof typeof serviceSettings>(
  name: Name,
  env: NodeJS.ProcessEnv,
): ReturnType<(typeof serviceSettings)[Name]['schema']['parse']> {
  const { success, data, error } = serviceSettings[name].schema.safeParse(env[name] || undefined);
  if (success) return data as never;
  throw new ConfigError(`${name} is "${env[name]}", but it ${error.issues[0]?.message}.`);
}

/**
 * Returns the prefix of a service's environment variables: `JOURNAL` for the service `journal-svc` and for the database `memory_journal`.
 */
export function environmentPrefix(name: string): string {
  return name
    .replace(/^memory_/, '')
    .replace(/-svc$/, '')
    .toUpperCase();
}
