import type { SecurityHeadersOptions } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';

const self = "'self'";
const none = "'none'";

/**
 * The security headers of all responses. The content security policy allows only what the web app needs: its own scripts
 * (`web-app.plugin.ts` adds the hashes of inline scripts), recordings and images from blob URLs, inline styles for the popups of Radix, and
 * requests to the reverse geocoding service.
 */
export const securityHeaderOptions = ({ REVERSE_GEOCODE_URL }: GatewayConfig): SecurityHeadersOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: self,
      scriptSrc: self,
      scriptSrcAttr: none,
      styleSrc: [self, "'unsafe-inline'"],
      imgSrc: [self, 'blob:', 'data:'],
      mediaSrc: [self, 'blob:', 'data:'],
      fontSrc: [self, 'data:'],
      connectSrc: REVERSE_GEOCODE_URL === 'off' ? [self] : [self, new URL(REVERSE_GEOCODE_URL).origin],
      workerSrc: [self, 'blob:'],
      manifestSrc: self,
      objectSrc: none,
      baseUri: none,
      formAction: self,
      frameAncestors: none,
    },
  },
  // HSTS excludes subdomains, because only the operator knows whether all of them are served over https.
  strictTransportSecurity: { includeSubDomains: false },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/** The value of the header `Permissions-Policy`: the web app records audio, takes photos and adds the user's position to entries. */
export const permissionsPolicy = 'microphone=(self), camera=(self), geolocation=(self)';
