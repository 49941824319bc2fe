import { databaseUrl, parseEnvironment, processEnvironment, serviceUrl } from '@memory/service-kit';
import { z } from 'zod';

const environment = processEnvironment.extend({
  DATABASE_URL: databaseUrl,
  MEDIA_URL: serviceUrl,
  JOURNAL_URL: serviceUrl,
  LANGUAGE_URL: serviceUrl,
  /** `required`: an added friend is pending until they agree. Otherwise friendship is immediate. */
  FRIENDSHIP_APPROVAL: z.enum(['none', 'required']).default('none'),
});
export type SocialConfig = z.output<typeof environment>;
export const CONFIG = Symbol('CONFIG');

/** @throws ConfigurationError naming every setting that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): SocialConfig => parseEnvironment(environment, env);
