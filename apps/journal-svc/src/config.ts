import { databaseUrlSchema, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import type { z } from 'zod';

const environment = processEnvironmentSchema.extend({
  DATABASE_URL: databaseUrlSchema,
  /** Who is friends with whom, and whose name a memory carries. */
  SOCIAL_URL: serviceUrlSchema,
  /** Whose a file is. */
  MEDIA_URL: serviceUrlSchema,
});
export type JournalConfig = z.output<typeof environment>;

export const CONFIG = Symbol('CONFIG');

/** @throws ConfigurationError naming every setting that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): JournalConfig {
  return parseEnvironment(environment, env);
}
