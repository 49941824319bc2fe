import { z } from 'zod';
import { parseCallerKeys, readSigningKey } from '../access/signing-keys.ts';
import { parseWatchedFolders } from '../metrics/watched-folders.ts';
import { DEFAULT_SHUTDOWN_TIMEOUT_SECONDS } from '../shutdown/shutdown-limits.ts';
import { parseOtlpHeaders } from '../tracing/otlp-headers.ts';
import { EXAMPLE_SECRET_REFUSED, settingsWithExampleSecrets } from './example-secrets.ts';
import { presetNames, presetSettings, UNKNOWN_PRESET } from './presets.ts';

/**
 * Creates the schema of a setting that `read` parses. If `read` throws, the setting is rejected with the message `error`, which must not
 * contain the value, because messages are logged.
 */
const readBy = <Value>(read: (text: string) => Value, error: string) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch {
      context.addIssue({ code: 'custom', message: error });
      return z.NEVER;
    }
  });

/** The settings that every process has. Their names are the same under `npm start` and in containers. */
export const processEnvironmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** A name for several settings at once. `parseEnvironment` has already applied the preset; the schema only rejects an unknown name. */
  PRESET: z.enum(presetNames, { error: UNKNOWN_PRESET }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** How long the headers or the body of a request may stop arriving before the request is ended, in milliseconds. */
  BODY_IDLE_MS: z.coerce.number().int().min(100).default(30_000),
  /**
   * How long the process continues to serve requests after SIGTERM while its readiness is false, in seconds, so that load balancers notice. With
   * several replicas, it must be longer than KEEP_ALIVE_MS of the services; with one replica, 0 is enough.
   */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** How long open requests may still take after SHUTDOWN_DELAY_SECONDS, in seconds. Requests that take longer are cut off. */
  SHUTDOWN_TIMEOUT_SECONDS: z.coerce.number().positive().max(3_600).default(DEFAULT_SHUTDOWN_TIMEOUT_SECONDS),
  /** The private key with which this process signs its requests to services (see access/identity-token.ts). */
  SIGNING_KEY: readBy(readSigningKey, 'must be an Ed25519 private key (PKCS#8 in DER, base64url)'),
  /** The public keys of all callers, `gateway:<key>,journal-svc:<key>,…`. The value is the same for every process of an installation. */
  CALLER_KEYS: readBy(
    parseCallerKeys,
    'must be the public key of every caller, as gateway:<key>,journal-svc:<key>,… (Ed25519, base64url)',
  ),
  /** The port on which Prometheus reads the metrics of this process. It differs from PORT. Without METRICS_PORT, the metrics are not served. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /**
   * The address that METRICS_PORT listens on. It is separate from HOST, because the metrics need no password while the gateway's HOST is
   * open to the whole network.
   */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** The folders whose free disk space this process reports, each with a name for the metrics: `media=/data/media,redis=/data/redis`. */
  WATCHED_FOLDERS: readBy(
    parseWatchedFolders,
    'must be folders with a name each, as media=/data/media,redis=/data/redis',
  ).prefault(''),
  /** How often the supervisor has restarted this process since the supervisor's own start. For the metrics; containers do not set it. */
  RESTART_COUNT: z.coerce.number().int().min(0).default(0),
  /** The base URL of an OpenTelemetry collector (OTLP over HTTP) that receives traces. Without it, tracing is off. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like http://collector:4318' })
    .optional(),
  /** Headers of the requests to the collector, such as its key: `name=value,name=value`, values percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: readBy(parseOtlpHeaders, 'must be headers as name=value,name=value').prefault(''),
  /** The share of the requests that are traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }),
});

/** The settings of every process with a database. */
export const databaseEnvironment = {
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must look like postgres://user:password@host:5432/database',
  }),
  /**
   * How long a statement waits for a response before PostgreSQL is asked whether the statement is still being executed, in milliseconds. The request
   * gets a 503 after up to three times this value, which must be well below the 30 s for which the gateway waits.
   */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).max(9_000).default(5_000),
};

export interface DatabaseSettings {
  readonly DATABASE_URL: string;
  readonly DATABASE_TIMEOUT_MS: number;
}

/** A setting with the URL of another service; a trailing slash is removed. */
export const serviceUrlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads a process's settings. An empty variable counts as not set, because Compose files write unset variables that way. The settings of
 * PRESET are the values of variables that are not set. Values copied from an example file are rejected for every setting, so that a new
 * secret needs no rule of its own.
 * @throws ConfigurationError naming every setting that is wrong and what it should be.
 */
export function parseEnvironment<Schema extends z.ZodObject>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const set: NodeJS.ProcessEnv = { ...presetSettings(nonEmpty.PRESET), ...nonEmpty };
  const result = schema.safeParse(set);
  const examples = settingsWithExampleSecrets(Object.keys(schema.shape), env);
  if (result.success && examples.length === 0) return result.data;
  const invalid = (result.error?.issues ?? []).map((issue): [string, string] => {
    const name = issue.path.join('.');
    return [name, set[name] === undefined ? 'is not set' : issue.message];
  });
  // A value from an example file has to be replaced anyway, so a wrong format of such a value is not reported as well.
  const problems = [
    ...invalid.filter(([name]) => !examples.includes(name)),
    ...examples.map((name) => [name, EXAMPLE_SECRET_REFUSED]),
  ];
  throw new ConfigurationError(
    `These settings need attention:\n${problems.map(([name, problem]) => `  ${name}: ${problem}`).join('\n')}`,
  );
}
