import { join, resolve } from 'node:path';
import { EXAMPLE_SECRET_REFUSED, settingsWithExampleSecrets } from '@memory/service-kit/example-secrets';

/** The folder of the repository: every other path is given relative to it. */
export const root = join(import.meta.dirname, '..');

/** What the person who starts the product may set. Everything else is passed on to the services, which read it themselves. */
export interface ToolsConfig {
  port: number;
  /** The address the gateway listens on; all of them unless told otherwise, so that a class can reach the teacher's machine. */
  host: string;
  dataDir: string;
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** A Redis server to use instead of our own. */
  redisUrl: string | undefined;
  /** An ffmpeg to use instead of the system's. */
  ffmpegPath: string | undefined;
}

/** A setting that cannot be used; its message is a sentence for the person who set it. */
export class ConfigError extends Error {}

/**
 * Refuses secrets that were copied from an example file.
 * @param names the settings that hold secrets, also inside an address
 * @throws ConfigError naming every one of them, without its value
 */
export function refuseExampleSecrets(names: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const found = settingsWithExampleSecrets(names, env);
  if (found.length > 0) throw new ConfigError(found.map((name) => `${name} ${EXAMPLE_SECRET_REFUSED}`).join('\n'));
}

/** Reads the tools' settings. Throws ConfigError naming the variable and what it should look like. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ToolsConfig {
  refuseExampleSecrets(['DATABASE_URL', 'REDIS_URL'], env);
  return {
    port: readPort(env.PORT || '3000'),
    host: env.HOST || '0.0.0.0',
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432'),
    redisUrl: readUrl(env, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379'),
    ffmpegPath: env.FFMPEG_PATH || undefined,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new ConfigError(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
}

function readUrl(env: NodeJS.ProcessEnv, name: string, protocols: string[], example: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocols.includes(protocol)) return text;
  // The value is not repeated: it may hold a password.
  throw new ConfigError(`${name} is not an address this program understands; it should look like ${example}.`);
}

/** The prefix of a service's own settings: that of `journal-svc` and of the database `memory_journal` is `JOURNAL`. */
export function settingPrefix(name: string): string {
  return name
    .replace(/^memory_/, '')
    .replace(/-svc$/, '')
    .toUpperCase();
}

/** A password of this length cannot be guessed from its hash in the ACL file (redis-acl.ts) if it is random. */
const PASSWORD_CHARACTERS_MIN = 16;

/**
 * Reads the password of each name: `readPasswords(env, ['memory_media'], 'DATABASE')` reads MEDIA_DATABASE_PASSWORD.
 * @throws ConfigError naming all passwords from an example file, else the first that is missing or cannot be part of an address
 */
export function readPasswords<Name extends string>(
  env: NodeJS.ProcessEnv,
  names: readonly Name[],
  kind: 'DATABASE' | 'REDIS',
): Record<Name, string> {
  const variables = names.map((name) => [name, `${settingPrefix(name)}_${kind}_PASSWORD`] as const);
  refuseExampleSecrets(
    variables.map(([, variable]) => variable),
    env,
  );
  return Object.fromEntries(variables.map(([name, variable]) => [name, readPassword(env, variable)])) as Record<
    Name,
    string
  >;
}

function readPassword(env: NodeJS.ProcessEnv, variable: string): string {
  const password = env[variable];
  if (!password)
    throw new ConfigError(
      `Set ${variable} to a password of at least ${PASSWORD_CHARACTERS_MIN} characters: openssl rand -hex 32`,
    );
  if (password.length >= PASSWORD_CHARACTERS_MIN && /^[A-Za-z0-9._~-]+$/.test(password)) return password;
  throw new ConfigError(
    `${variable} has to be at least ${PASSWORD_CHARACTERS_MIN} letters, digits, dots, hyphens, underscores and tildes, because it is part of an address.`,
  );
}
