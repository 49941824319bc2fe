import { join, resolve } from 'node:path';
import { EXAMPLE_SECRET_REFUSED, settingsWithExampleSecrets } from '@memory/service-kit/example-secrets';
import { isPresetName, UNKNOWN_PRESET } from '@memory/service-kit/presets';

/** The absolute path of the repository. */
export const repositoryRoot = join(import.meta.dirname, '../../..');

/** The settings of `npm start` and the other tools. Other environment variables are passed on to the services, which read them. */
export interface ToolsConfig {
  port: number;
  /**
   * The IP address on which the gateway listens. By default, the gateway listens on all addresses, so that the pupils of a class can open the product
   * on the teacher's machine.
   */
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
  if (env.PRESET && !isPresetName(env.PRESET))
    throw new ConfigError(`PRESET is "${env.PRESET}", but it ${UNKNOWN_PRESET}.`);
  return {
    port: readPort(env.PORT || '3000'),
    host: env.HOST || '0.0.0.0',
    dataDir: resolve(repositoryRoot, env.DATA_DIR || '.data'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432'),
    redisUrl: readUrl(env, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379'),
    diskReserveMb: readMegabytes(env, 'DISK_RESERVE_MB', 1_024),
    speechModelUrl: env.SPEECH_MODEL_URL || undefined,
    ffmpegPath: env.FFMPEG_PATH || undefined,
  };
}

/**
 * The ports that browsers and `fetch` refuse to request, because servers of other protocols use them: "bad ports" of the Fetch Standard
 * (https://fetch.spec.whatwg.org/#port-blocking).
 */
const PORTS_BLOCKED_BY_BROWSERS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ConfigError(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
  if (PORTS_BLOCKED_BY_BROWSERS.has(port))
    throw new ConfigError(`PORT is ${port}, but browsers open no page on this port. Choose another one, such as 3000.`);
  return port;
}

function readMegabytes(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const megabytes = Number(env[name] || fallback);
  if (Number.isSafeInteger(megabytes) && megabytes >= 0) return megabytes;
  throw new ConfigError(`${name} is "${env[name]}", but it must be a whole number of megabytes, such as ${fallback}.`);
}

function readUrl(env: NodeJS.ProcessEnv, name: string, protocols: string[], example: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocols.includes(protocol)) return text;
  // The message does not contain the value, because an address may include a password.
  throw new ConfigError(`${name} is not an address this program understands; it should look like ${example}.`);
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
