import { databaseEnvironment, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import { z } from 'zod';

const environment = processEnvironmentSchema.extend({
  ...databaseEnvironment,
  /** The URL of social-svc, from which journal-svc requests friendships and the names of authors. */
  SOCIAL_URL: serviceUrlSchema,
  /** The URL of language-svc, from which journal-svc requests the moods of entries. */
  LANGUAGE_URL: serviceUrlSchema,
  /** The URL of media-svc, from which journal-svc requests the owners and content types of files. */
  MEDIA_URL: serviceUrlSchema,
  /** Whether entries may have a geographic position. With `off`, the position of every new or changed entry is dropped. */
  STORE_POSITIONS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
});
/**
 * The names of all settings. The tests of `deploy` compare these names with the environment variables that the containers receive.
 * @public
 */
export const settingNames = Object.keys(environment.shape);
export type JournalConfig = z.output<typeof environment>;

/**
 * Reads and validates the settings of journal-svc.
 * @throws ConfigurationError that lists every invalid setting
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): JournalConfig {
  return parseEnvironment(environment, env);
}
