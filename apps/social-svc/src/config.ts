import { databaseUrlSchema, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import { z } from 'zod';

const environment = processEnvironmentSchema.extend({
  DATABASE_URL: databaseUrlSchema,
  MEDIA_URL: serviceUrlSchema,
  JOURNAL_URL: serviceUrlSchema,
  LANGUAGE_URL: serviceUrlSchema,
  /** `required`: an added friend is pending until they agree. Otherwise friendship is immediate. */
  FRIENDSHIP_APPROVAL: z.enum(['none', 'required']).default('none'),
  /**
   * How long after an account is deleted the others are told once more: longer than anything may be under way that began before (an
   * upload three minutes, a signed identity one, an event that is tried again four).
   */
  ERASURE_SETTLE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(10 * 60_000),
});
export type SocialConfig = z.output<typeof environment>;
export const CONFIG = Symbol('CONFIG');

/** @throws ConfigurationError naming every setting that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): SocialConfig => parseEnvironment(environment, env);
