import { z } from 'zod';
import { mailFromSchema, smtpUrlSchema } from './mail-settings.ts';
import { publicUrlSchema } from './public-url.ts';
import { setting } from './setting.ts';
import { httpUrl } from './value-schemas.ts';

const RATE_LIMIT_FACTOR_ERROR = { error: 'must be a number above 0, or off' };

/** The address of the product, the proxy in front of it, sign-in with a provider, and mails. */
export const accessSettings = {
  PUBLIC_URL: setting({
    // External sign-in and passkeys need it when a proxy in front changes the Host header. A passkey is valid under the host of this origin alone.
    schema: publicUrlSchema.optional(),
    readBy: ['gateway', 'social-svc'],
    description:
      'the public address of the product, `https://memory.example.org` (a host without a path): for passkeys, the redirects of sign-in with a provider, and the links of mails',
  }),
  TRUST_PROXY: setting({
    schema: z.string().optional(),
    readBy: ['gateway'],
    description:
      'behind a TLS proxy: its address, network or name, such as `loopback, 10.0.0.0/8`, so that cookies are `Secure` and limits count clients, not the proxy',
  }),
  MEDIA_SENT_BY: setting({
    schema: z.enum(['gateway', 'nginx'], { error: 'must be gateway or nginx' }).default('gateway'),
    readBy: ['gateway'],
    description:
      '`nginx`: an nginx in front sends the bytes of recordings and photos, after the product has decided about access ([how](../deploy/README.md#files-sent-by-nginx))',
    containers: { reason: 'files are in an S3-compatible store, and nginx can send those of a folder only' },
  }),
  RATE_LIMIT_FACTOR: setting({
    schema: z
      .union([z.literal('off'), z.coerce.number().positive(RATE_LIMIT_FACTOR_ERROR)], RATE_LIMIT_FACTOR_ERROR)
      .default(1),
    readBy: ['gateway'],
    description:
      'multiplies the [limits on requests per minute](../apps/gateway/src/rate-limits/requests-per-minute.ts) of each user, and of each network address without a session; `off`: no limits, for benchmarks',
  }),
  LIVE_STREAMS_MAX: setting({
    schema: z.coerce.number().int().min(1).optional(),
    readBy: ['gateway'],
    description:
      'how many live streams of all users one process keeps open; a page beyond that has none, and tries again later',
    defaultText: 'as many as fit into half of the heap',
  }),
  STREAM_HEARTBEAT_MS: setting({
    // The interval is short, because proxies close connections that are idle for longer.
    schema: z.coerce.number().int().min(100).default(25_000),
    readBy: ['gateway'],
    description: 'the interval between heartbeats on a live stream',
  }),
  SESSION_SECRET: setting({
    schema: z.string().min(32, { error: 'must be a secret of at least 32 characters' }),
    readBy: ['gateway', 'social-svc'],
    isSecret: true,
    isInternal: true,
    description:
      'the secret key with which the session cookie is signed and known devices are recognised, and under whose hashes wrong passwords and codes are counted',
    containers: {
      reason: 'new-env.mjs makes it',
      compose: '${SESSION_SECRET:?run node deploy/new-env.mjs .env}',
    },
  }),
  WEB_ROOT: setting({
    schema: z.string().min(1),
    readBy: ['gateway'],
    isInternal: true,
    description: 'the folder of the built web app',
    containers: { reason: 'a folder of the image' },
  }),
  OIDC_ISSUER: setting({
    // social-svc signs people in there. The gateway reads whether there is a provider, for the page /privacy.
    schema: httpUrl().optional(),
    readBy: ['gateway', 'social-svc'],
    description:
      'the address of an OpenID Connect provider for sign-in; the redirect URI to register there is `<PUBLIC_URL>/api/login/callback`',
  }),
  OIDC_CLIENT_ID: setting({
    schema: z.string().min(1).optional(),
    readBy: ['gateway', 'social-svc'],
    description: 'the client id at the provider',
  }),
  OIDC_CLIENT_SECRET: setting({
    schema: z.string().min(1).optional(),
    readBy: ['social-svc'],
    isSecret: true,
    description:
      'the client secret at the provider; none where the provider has registered a public client (OAuth 2.0)',
  }),
  OIDC_PROVIDER_NAME: setting({
    schema: z.string().default('Replit'),
    readBy: ['gateway'],
    description: 'the name of the provider on the sign-in button',
  }),
  SMTP_URL: setting({
    schema: smtpUrlSchema.optional(),
    readBy: ['social-svc'],
    isSecret: true,
    description:
      'the mail server for people who forgot their password: `smtps://user:password@host`, or `smtp://…:587` with STARTTLS; needs `MAIL_FROM` and `PUBLIC_URL`. Without it, [only administrators](operations/admin.md#forgotten-passwords) make reset codes',
  }),
  MAIL_FROM: setting({
    // social-svc sends the mails. The gateway reads whether there is a sender: the web app offers mails with reset codes only then.
    schema: mailFromSchema.optional(),
    readBy: ['gateway', 'social-svc'],
    description: 'the sender of mails, `Memory <memory@school.example>`',
  }),
};
