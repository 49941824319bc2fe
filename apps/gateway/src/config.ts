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
  /** The proxies whose `X-Forwarded-*` headers are trusted, as addresses, networks or names: `loopback, 10.0.0.0/8`. */
  TRUST_PROXY: z.string().optional(),
  REPLACE_PIN: z
    .string()
    .regex(/^\d{4}$/, { error: 'must be four digits' })
    .default('1234'),
  /** The origin that browsers use, `https://memory.example`; needed for external sign-in behind a proxy that changes the host. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Multiplies every limit on requests per minute (`rate-limits/requests-per-minute.ts`); `off` disables them, for benchmarks. */
  RATE_LIMIT_FACTOR: z
    .union([z.literal('off'), z.coerce.number().positive(rateLimitFactorError)], rateLimitFactorError)
    .default(1),
  /** The interval of heartbeats on live streams. Proxies may close connections that are idle for longer. */
  STREAM_HEARTBEAT_MS: z.coerce.number().int().min(100).default(25_000),
  /** The service that the web app calls for the name of a position that the user has added to an entry; `off` for none. */
  REVERSE_GEOCODE_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })], { error: 'must be an http(s) address, or off' })
    .default('https://api.bigdatacloud.net/data/reverse-geocode-client'),
  /** Speech recognition of browsers may send audio to the browser's vendor; `off` disables it in the web app. */
  BROWSER_SPEECH: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  OIDC_PROVIDER_NAME: z.string().default('Replit'),
  /** The OpenID Connect provider of external sign-in, which is disabled without it. The redirect URI is `<PUBLIC_URL>/api/login/callback`. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** Omitted for a public client. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
});
export type GatewayConfig = z.output<typeof environment>;

/** @throws ConfigurationError naming every setting that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): GatewayConfig => parseEnvironment(environment, env);
