import { databaseUrlSchema, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import { z } from 'zod';

const environment = processEnvironmentSchema
  .extend({
    DATABASE_URL: databaseUrlSchema,
    /** What a person's own entries say, to count and collect their words. */
    JOURNAL_URL: serviceUrlSchema,
    /** Who reads moods and translates: this machine alone, or a model first. */
    LANGUAGE_PROVIDER: z.enum(['local', 'openai']).default('local'),
    /** Of these two one is needed for a model; a server of one's own often wants no key. */
    OPENAI_API_KEY: z.string().min(1).optional(),
    OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must look like http://host:port' }).optional(),
    LANGUAGE_MODEL: z.string().min(1).default('gpt-4o-mini'),
    /** How long the model may take before this machine answers instead. */
    LANGUAGE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  })
  .refine(
    (env) => env.LANGUAGE_PROVIDER === 'local' || env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined,
    {
      path: ['OPENAI_API_KEY'],
      error: 'is not set, and neither is OPENAI_BASE_URL; LANGUAGE_PROVIDER=openai needs one of them',
    },
  );
export type LanguageConfig = z.output<typeof environment>;
export const CONFIG = Symbol('CONFIG');

/** @throws ConfigurationError naming every setting that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): LanguageConfig => parseEnvironment(environment, env);
