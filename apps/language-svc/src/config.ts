import { databaseEnvironment, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import { z } from 'zod';

const environment = processEnvironmentSchema
  .extend({
    ...databaseEnvironment,
    /** The URL of journal-svc. This service requests the texts of entries from it, to count the words in them and to extract vocabulary. */
    JOURNAL_URL: serviceUrlSchema,
    /** The URL of media-svc. This service asks media-svc at which times words are spoken in recordings. */
    MEDIA_URL: serviceUrlSchema,
    /**
     * The folder with recordings of words that `npm run admin -- pronunciation:install` fills. Without this folder there are no recordings of
     * words.
     */
    PRONUNCIATION_DIR: z.string().min(1).optional(),
    /**
     * Who detects moods and translates characters. `local`: this service, without a model. `openai`: a language model; when a call to the
     * model fails, this service uses its local result.
     */
    LANGUAGE_PROVIDER: z.enum(['local', 'openai']).default('local'),
    /**
     * The API key of the language model. The provider `openai` requires this key or OPENAI_BASE_URL, because self-hosted servers often need
     * no key.
     */
    OPENAI_API_KEY: z.string().min(1).optional(),
    OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must look like http://host:port' }).optional(),
    LANGUAGE_MODEL: z.string().min(1).default('gpt-4o-mini'),
    /** The time, in milliseconds, that a call to the model may take before the service uses its local result instead. */
    LANGUAGE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  })
  .refine(
    (env) => env.LANGUAGE_PROVIDER === 'local' || env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined,
    {
      path: ['OPENAI_API_KEY'],
      error: 'is not set, and neither is OPENAI_BASE_URL; LANGUAGE_PROVIDER=openai needs one of them',
    },
  );
/**
 * The names of all settings. The tests of `deploy` compare these names with the environment variables that the containers receive.
 * @public
 */
export const settingNames = Object.keys(environment.shape);
export type LanguageConfig = z.output<typeof environment>;

/**
 * Reads and validates the settings of language-svc.
 * @throws ConfigurationError that lists every invalid setting
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): LanguageConfig => parseEnvironment(environment, env);
