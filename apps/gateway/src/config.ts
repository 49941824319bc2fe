import { parseEnvironment, processEnvironment, serviceUrl } from '@memory/service-kit';
import { z } from 'zod';

const environment = processEnvironment.extend({
  /** Signs the session cookie. */
  SESSION_SECRET: z.string().min(32, { error: 'must be a secret of at least 32 characters' }),
  /** The folder of the built web app. */
  WEB_ROOT: z.string().min(1),
  JOURNAL_URL: serviceUrl,
  MEDIA_URL: serviceUrl,
  LANGUAGE_URL: serviceUrl,
  SOCIAL_URL: serviceUrl,
  /** The proxies whose `X-Forwarded-*` may be believed, as addresses, networks or names: `loopback, 10.0.0.0/8`. */
  TRUST_PROXY: z.string().optional(),
  REPLACE_PIN: z.string().regex(/^\d{4}$/, { error: 'must be four digits' }).default('1234'),
  OIDC_PROVIDER_NAME: z.string().default('Replit'),
});
export type GatewayConfig = z.output<typeof environment>;
export const CONFIG = Symbol('CONFIG');

/** @throws ConfigurationError naming every setting that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): GatewayConfig => parseEnvironment(environment, env);
