import { parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import { z } from 'zod';

const rateLimitFactorError = { error: 'must be a number above 0, or off' };

const environment = processEnvironmentSchema.extend({
  /** Signs the session cookie. */
  SESSION_SECRET: z.string().min(32, { error: 'must be a secret of at least 32 characters' }),
  /** The folder of the built web app. */
  WEB_ROOT: z.string().min(1),
  JOURNAL_URL: serviceUrlSchema,
  MEDIA_URL: serviceUrlSchema,
  LANGUAGE_URL: serviceUrlSchema,
  SOCIAL_URL: serviceUrlSchema,
  /** The proxies whose `X-Forwarded-*` may be believed, as addresses, networks or names: `loopback, 10.0.0.0/8`. */
  TRUST_PROXY: z.string().optional(),
  REPLACE_PIN: z
    .string()
    .regex(/^\d{4}$/, { error: 'must be four digits' })
    .default('1234'),
  /** What browsers call this installation, `https://memory.example`; needed where a proxy hides it, for sign-in with a provider. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Multiplies every limit on requests per minute (`rate-limits/requests-per-minute.ts`); `off` disables them, for benchmarks. */
  RATE_LIMIT_FACTOR: z
    .union([z.literal('off'), z.coerce.number().positive(rateLimitFactorError)], rateLimitFactorError)
    .default(1),
  /** How often a live stream says that it is alive; a proxy in front may close what is silent for longer. */
  STREAM_HEARTBEAT_MS: z.coerce.number().int().min(100).default(25_000),
  /** Where pages ask for the name of a place whose position somebody gave them; `off` for nowhere. */
  REVERSE_GEOCODE_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })], { error: 'must be an http(s) address, or off' })
    .default('https://api.bigdatacloud.net/data/reverse-geocode-client'),
  /** The browser's speech recognition may send a voice to the browser's maker; `off` keeps pages from offering it. */
  BROWSER_SPEECH: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  OIDC_PROVIDER_NAME: z.string().default('Replit'),
  /** The provider of external sign-in; without it there is none. Its callback address is `<PUBLIC_URL>/api/login/callback`. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** Left out for a public client. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
});
export type GatewayConfig = z.output<typeof environment>;
export const CONFIG = Symbol('CONFIG');

/** @throws ConfigurationError naming every setting that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): GatewayConfig => parseEnvironment(environment, env);
