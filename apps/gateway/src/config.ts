import { getHeapStatistics } from 'node:v8';
import { passwordRulesSchema, registrationModeSchema, type ServiceName } from '@memory/contracts';
import { parseEnvironment, processEnvironmentSchema, publicUrlSchema, serviceUrlSchema } from '@memory/service-kit';
import { z } from 'zod';

const rateLimitFactorError = { error: 'must be a number above 0, or off' };

/** The heap size of one live stream, in bytes: measured with 5,000 live streams (docs/operations/growing.md). */
const LIVE_STREAM_HEAP_BYTES = 26_000;

/** Returns how many live streams fit into half of a heap with this limit in bytes. */
const liveStreamsOfHeap = (limit: number): number => Math.max(1, Math.floor(limit / 2 / LIVE_STREAM_HEAP_BYTES));

const environment = processEnvironmentSchema.extend({
  /** The secret key with which the session cookie is signed. */
  SESSION_SECRET: z.string().min(32, { error: 'must be a secret of at least 32 characters' }),
  /** The folder of the built web app. */
  WEB_ROOT: z.string().min(1),
  JOURNAL_URL: serviceUrlSchema,
  MEDIA_URL: serviceUrlSchema,
  LANGUAGE_URL: serviceUrlSchema,
  SOCIAL_URL: serviceUrlSchema,
  /**
   * The reverse proxies whose `X-Forwarded-*` headers the gateway trusts, as a list of addresses, networks or names, such as `loopback,
   * 10.0.0.0/8`.
   */
  TRUST_PROXY: z.string().optional(),
  /**
   * Who sends the bytes of files: the gateway, or an nginx in front of it that may read the folder of objects (deploy/nginx-media.conf).
   * Access is decided by media-svc at each request in either case.
   */
  MEDIA_SENT_BY: z.enum(['gateway', 'nginx'], { error: 'must be gateway or nginx' }).default('gateway'),
  /**
   * Whether a request continues the trace in the client's `traceparent` header. Set this to `on` only behind a proxy that begins traces and
   * replaces the `traceparent` headers of browsers.
   */
  TRUST_TRACEPARENT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  REPLACE_PIN: z
    .string()
    .regex(/^\d{4}$/, { error: 'must be four digits' })
    .default('1234'),
  /**
   * The origin under which browsers open the web app, such as `https://memory.example`. External sign-in and passkeys need this setting
   * when a proxy in front of the gateway changes the `Host` header. A passkey is valid under the host of this origin alone.
   */
  PUBLIC_URL: publicUrlSchema.optional(),
  /** The factor by which every limit in `rate-limits/requests-per-minute.ts` is multiplied; `off` disables the limits, for benchmarks. */
  RATE_LIMIT_FACTOR: z
    .union([z.literal('off'), z.coerce.number().positive(rateLimitFactorError)], rateLimitFactorError)
    .default(1),
  /**
   * The interval between heartbeats on a live stream, in milliseconds. The interval is short, because proxies close connections that are
   * idle for longer.
   */
  STREAM_HEARTBEAT_MS: z.coerce.number().int().min(100).default(25_000),
  /**
   * The maximum number of live streams of all users that this process keeps open. A page beyond this number has no live stream, and tries again
   * later. The default is the number that fits into half of the heap: without a limit, open pages could exhaust the memory of the gateway.
   */
  LIVE_STREAMS_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .default(() => liveStreamsOfHeap(getHeapStatistics().heap_size_limit)),
  /**
   * The URL of the service from which the web app requests the name of a place, when a user adds a geographic position to an entry; `off`
   * disables these requests.
   */
  REVERSE_GEOCODE_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })], { error: 'must be an http(s) address, or off' })
    .default('https://api.bigdatacloud.net/data/reverse-geocode-client'),
  /** Whether the web app may use the speech recognition of the browser, which may send audio to the vendor of the browser. */
  BROWSER_SPEECH: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** Who may create an account. social-svc enforces this setting; the gateway only passes it to the web app. */
  REGISTRATION: registrationModeSchema.default('open'),
  /** The rules for new passwords. social-svc enforces this setting; the gateway only passes it to the web app. */
  PASSWORD_RULES: passwordRulesSchema.default('standard'),
  /** Whether users may delete their own account. social-svc enforces this setting; the gateway only passes it to the web app. */
  ACCOUNT_DELETION: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** Whether entries may have a geographic position. journal-svc enforces this setting; the gateway only passes it to the web app. */
  STORE_POSITIONS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /**
   * The sender of mails, which social-svc sends. The gateway only reads whether a sender is set: the web app offers mails with reset codes only then.
   */
  MAIL_FROM: z.string().optional(),
  /** Who answers questions about data, for the page about privacy: a name, and how to reach them. */
  CONTACT: z.string().trim().min(1).max(200, { error: 'must be at most 200 characters' }).optional(),
  /**
   * The settings of backups (docs/operations/backup.md). The gateway makes no backups. It only states on the page about privacy where backups are
   * stored and how long they are kept.
   */
  BACKUP_TARGET: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1, { error: 'must be a number of days, 1 or more' }).default(14),
  BACKUP_RECIPIENT: z.string().optional(),
  OIDC_PROVIDER_NAME: z.string().default('Replit'),
  /**
   * URL of the OpenID Connect provider for external sign-in. External sign-in is disabled when this setting is not set. The redirect
   * URI to register at the provider is `<PUBLIC_URL>/api/login/callback`.
   */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** The client secret is not set when the provider has registered the gateway as a public client (OAuth 2.0). */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
});
/**
 * The names of all settings. The tests of `deploy` compare these names with the environment variables that the containers receive.
 * @public
 */
export const settingNames = Object.keys(environment.shape);
export type GatewayConfig = z.output<typeof environment>;

const complete = environment.refine((env) => env.MEDIA_SENT_BY === 'gateway' || env.TRUST_PROXY !== undefined, {
  path: ['TRUST_PROXY'],
  error: 'is not set; MEDIA_SENT_BY=nginx needs the address of nginx',
});

/**
 * Reads and validates the gateway's settings.
 * @throws ConfigurationError that lists every invalid setting
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): GatewayConfig => parseEnvironment(complete, env);

/** The base URL of each service behind the gateway. */
export const serviceBaseUrls = (config: GatewayConfig): Record<ServiceName, string> => ({
  journal: config.JOURNAL_URL,
  media: config.MEDIA_URL,
  language: config.LANGUAGE_URL,
  social: config.SOCIAL_URL,
});
