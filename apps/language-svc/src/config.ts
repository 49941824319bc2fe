import { databaseUrl, parseEnvironment, processEnvironment, serviceUrl } from '@memory/service-kit';
import type { z } from 'zod';

const environment = processEnvironment.extend({
  DATABASE_URL: databaseUrl,
  /** What a person's own entries say, to count and collect their words. */
  JOURNAL_URL: serviceUrl,
});
export type LanguageConfig = z.output<typeof environment>;
export const CONFIG = Symbol('CONFIG');

/** @throws ConfigurationError naming every setting that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): LanguageConfig => parseEnvironment(environment, env);
