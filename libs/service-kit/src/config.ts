import { z } from 'zod';

/** Settings every process has. Names are the same under `npm start` and in containers. */
export const processEnvironment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** Shared by all processes of one installation; signs who is asking (see identity.ts). */
  INTERNAL_KEY: z.string().min(32, { error: 'must be a secret of at least 32 characters' }),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }),
});

export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' });

/** The address of another service, without a trailing slash. */
export const serviceUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads a process's settings; an empty variable counts as not set, as compose files write it.
 * @throws ConfigurationError naming every setting that is wrong and what it should be.
 */
export function parseEnvironment<Schema extends z.ZodObject>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return `  ${name}: ${set[name] === undefined ? 'is not set' : issue.message}`;
  });
  throw new ConfigurationError(`These settings need attention:\n${lines.join('\n')}`);
}
