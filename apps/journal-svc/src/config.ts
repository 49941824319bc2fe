import { databaseUrlSchema, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import type { z } from 'zod';

const environment = processEnvironmentSchema.extend({
  DATABASE_URL: databaseUrlSchema,
  /** URL of social-svc, from which this service requests friendships and author names. */
  SOCIAL_URL: serviceUrlSchema,
  /** URL of media-svc, from which this service requests the owners and content types of files. */
  MEDIA_URL: serviceUrlSchema,
});
export type JournalConfig = z.output<typeof environment>;

/** @throws ConfigurationError that lists every invalid setting */
export function readConfig(env: NodeJS.ProcessEnv = process.env): JournalConfig {
  return parseEnvironment(environment, env);
}
