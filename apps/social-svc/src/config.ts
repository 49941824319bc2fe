import { passwordRulesSchema, registrationModeSchema } from '@memory/contracts';
import {
  databaseEnvironment,
  parseEnvironment,
  processEnvironmentSchema,
  publicUrlSchema,
  serviceUrlSchema,
} from '@memory/service-kit';
import { z } from 'zod';
import { mailFromSchema, smtpUrlSchema } from './mail/mail-settings.ts';

/** The minimum retention, so that an intruder cannot erase the traces of the last seven days. A trigger of the database enforces the same minimum. */
const SECURITY_LOG_MIN_RETENTION_DAYS = 7;
/** Ten years. */
const SECURITY_LOG_MAX_RETENTION_DAYS = 3_650;

const settings = processEnvironmentSchema.extend({
  ...databaseEnvironment,
  MEDIA_URL: serviceUrlSchema,
  JOURNAL_URL: serviceUrlSchema,
  LANGUAGE_URL: serviceUrlSchema,
  /** With `required`, users become friends when the added user accepts the request. With `none`, they become friends immediately. */
  FRIENDSHIP_APPROVAL: z.enum(['none', 'required']).default('none'),
  /** Whether users are recommended to each other as friends because they share vocabulary. */
  FELLOW_LEARNERS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** Whether friends see each other's email addresses. */
  FRIENDS_SEE_EMAIL: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /**
   * Who may create an account: with `open` everyone, with `invited` people with the code of an invitation (`npm run admin --
   * invitations:create`), with `closed` nobody. The gateway has this setting too, for the web app.
   */
  REGISTRATION: registrationModeSchema.default('open'),
  /** The rules for new passwords (accounts/password-rules.ts). The gateway has this setting too, for the web app. */
  PASSWORD_RULES: passwordRulesSchema.default('standard'),
  /**
   * Whether users may delete their own account (account-deletion/). Administrators can delete accounts in either case. The gateway has this setting
   * too, for the web app.
   */
  ACCOUNT_DELETION: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /**
   * The time in milliseconds from the deletion of an account until `account.deleted` is published a second time. It is longer than a
   * request or event that started before the deletion can run: three minutes for an upload, one minute for an identity token, four minutes
   * for the retries of an event.
   */
  ERASURE_SETTLE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(10 * 60_000),
  /** The interval in milliseconds at which the service looks for due mails and erasures. Tests use a shorter interval. */
  POLL_INTERVAL_MS: z.coerce.number().int().min(10).default(1_000),
  /** Rows of the security log are deleted after this many days. The database rejects the deletion of rows of less than seven days. */
  SECURITY_LOG_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(SECURITY_LOG_MIN_RETENTION_DAYS, { error: 'must be a number of days, at least 7' })
    .max(SECURITY_LOG_MAX_RETENTION_DAYS, { error: 'must be a number of days, at most 3650' })
    .default(180),
  /** The server that sends mails. Without it, only administrators can create reset codes (`npm run admin -- passwords:reset`). */
  SMTP_URL: smtpUrlSchema.optional(),
  /** The sender of the mails. The gateway has this setting too, for the web app. */
  MAIL_FROM: mailFromSchema.optional(),
  /** The origin under which browsers open the web app, for the links in mails and the links that administrators hand out. */
  PUBLIC_URL: publicUrlSchema.optional(),
});
const environment = settings.superRefine(({ SMTP_URL, MAIL_FROM, PUBLIC_URL }, context) => {
  if (!SMTP_URL === !MAIL_FROM && (!SMTP_URL || PUBLIC_URL)) return;
  const set = SMTP_URL ? 'SMTP_URL' : 'MAIL_FROM';
  context.addIssue({
    code: 'custom',
    path: [set],
    message: 'SMTP_URL, MAIL_FROM and PUBLIC_URL belong together: set all three, or neither SMTP_URL nor MAIL_FROM',
  });
});
/**
 * The names of all settings. The tests of `deploy` compare these names with the environment variables that the containers receive.
 * @public
 */
export const settingNames = Object.keys(settings.shape);
export type SocialConfig = z.output<typeof environment>;

/**
 * Reads and validates the settings of social-svc.
 * @throws ConfigurationError that lists every invalid setting
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): SocialConfig => parseEnvironment(environment, env);
