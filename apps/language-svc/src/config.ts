import { parseEnvironment, settingsSchema } from '@memory/service-kit';
import type { z } from 'zod';

const environment = settingsSchema('language-svc').refine(
  (env) => env.LANGUAGE_PROVIDER === 'local' || env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined,
  {
    path: ['OPENAI_API_KEY'],
    error: 'is not set, and neither is OPENAI_BASE_URL; LANGUAGE_PROVIDER=openai needs one of them',
  },
);
export type LanguageConfig = z.output<typeof environment>;

/**
 * Reads and validates the settings of language-svc.
 * @throws ConfigurationError that lists every invalid setting
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): LanguageConfig => parseEnvironment(environment, env);
