import { databaseUrlSchema, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import { z } from 'zod';

const environment = processEnvironmentSchema.extend({
  DATABASE_URL: databaseUrlSchema,
  MEDIA_URL: serviceUrlSchema,
  JOURNAL_URL: serviceUrlSchema,
  LANGUAGE_URL: serviceUrlSchema,
  /** `required`: an added friend must accept the request. `none`: friendship is immediate. */
  FRIENDSHIP_APPROVAL: z.enum(['none', 'required']).default('none'),
  /**
   * The time from an account's deletion until the second `account.deleted`. Longer than any request or event that started before the
   * deletion can run: three minutes for an upload, one for an identity token, four for the retries of an event.
   */
  ERASURE_SETTLE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(10 * 60_000),
});
export type SocialConfig = z.output<typeof environment>;

/** @throws ConfigurationError naming every setting that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): SocialConfig => parseEnvironment(environment, env);
