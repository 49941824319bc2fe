import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/**
 * The content security policy of the web app: only its own scripts (`web-app.plugin.ts` adds the hashes of inline scripts), recordings and
 * images from blob URLs, inline styles for the popups of Radix, and requests to the reverse geocoding service.
 */
export function contentSecurityPolicy({ REVERSE_GEOCODE_URL }: Pick<GatewayConfig, 'REVERSE_GEOCODE_URL'>): string {
  const geocoder = REVERSE_GEOCODE_URL === 'off' ? '' : ` ${new URL(REVERSE_GEOCODE_URL).origin}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob: data:",
    "font-src 'self' data:",
    `connect-src 'self'${geocoder}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');
}

const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The web app records audio, takes photos and adds the user's position to entries.
  'permissions-policy': 'microphone=(self), camera=(self), geolocation=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Subdomains are excluded, because only the operator knows whether all of them are served over https.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Adds the security headers to every response, errors included. A header that the route or a service has already set is not replaced. Nest's
 * `useSecurityHeaders` is not used: it sets each header on Node's response, and Node then merges these headers one by one with the headers that
 * Fastify sets.
 */
export function sendSecurityHeaders(server: FastifyInstance, config: GatewayConfig): void {
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(config),
    ...securityHeaders,
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
    done();
  });
}
