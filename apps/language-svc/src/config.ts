import { databaseUrlSchema, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import { z } from 'zod';

const environment = processEnvironmentSchema
  .extend({
    DATABASE_URL: databaseUrlSchema,
    /** journal-svc: the texts of entries, to count and extract their words. */
    JOURNAL_URL: serviceUrlSchema,
    /** `local`: moods and translations come from this service alone; `openai`: from a model first, with `local` as the fallback. */
    LANGUAGE_PROVIDER: z.enum(['local', 'openai']).default('local'),
    /** `openai` needs this or OPENAI_BASE_URL; self-hosted servers often need no key. */
    OPENAI_API_KEY: z.string().min(1).optional(),
    OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must look like http://host:port' }).optional(),
    LANGUAGE_MODEL: z.string().min(1).default('gpt-4o-mini'),
    /** How long a call to the model may take before the local result is used. */
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

/** @throws ConfigurationError that lists every invalid setting */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): LanguageConfig => parseEnvironment(environment, env);
