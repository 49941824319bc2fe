import { parseEnvironment, settingsSchema } from '@memory/service-kit';
import type { z } from 'zod';

const environment = settingsSchema('social-svc').superRefine(({ SMTP_URL, MAIL_FROM, PUBLIC_URL }, context) => {
  if (!SMTP_URL === !MAIL_FROM && (!SMTP_URL || PUBLIC_URL)) return;
  const set = SMTP_URL ? 'SMTP_URL' : 'MAIL_FROM';
  context.addIssue({
    code: 'custom',
    path: [set],
    message: 'SMTP_URL, MAIL_FROM and PUBLIC_URL belong together: set all three, or neither SMTP_URL nor MAIL_FROM',
  });
});
export type SocialConfig = z.output<typeof environment>;

/**
 * Reads and validates the settings of social-svc.
 * @throws ConfigurationError that lists every invalid setting
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): SocialConfig => parseEnvironment(environment, env);
