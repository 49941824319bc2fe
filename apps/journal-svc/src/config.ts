import { databaseUrl, parseEnvironment, processEnvironment, serviceUrl } from '@memory/service-kit';
import type { z } from 'zod';

const environment = processEnvironment.extend({
  DATABASE_URL: databaseUrl,
  /** Who is friends with whom, and whose name a memory carries. */
  SOCIAL_URL: serviceUrl,
  /** Whose a file is. */
  MEDIA_URL: serviceUrl,
});
export type JournalConfig = z.output<typeof environment>;

export const CONFIG = Symbol('CONFIG');

/** @throws ConfigurationError naming every setting that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): JournalConfig {
  return parseEnvironment(environment, env);
}
