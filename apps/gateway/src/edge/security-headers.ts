import type { SecurityHeadersOptions } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';

const self = "'self'";
const none = "'none'";

/**
 * A content security policy with only what the web app needs: its own scripts (`web-app.plugin.ts` adds the hashes of inline ones),
 * recordings and images as blobs, inline styles for Radix's popups, and the reverse geocoding service.
 */
export const createSecurityHeaders = ({ REVERSE_GEOCODE_URL }: GatewayConfig): SecurityHeadersOptions => ({
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
      baseUri: self,
      formAction: self,
      frameAncestors: none,
    },
  },
  // Whether all subdomains are served over https is known to the operator only.
  strictTransportSecurity: { includeSubDomains: false },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/** The web app records audio, takes photos and adds the position to entries. */
export const permissionsPolicy = 'microphone=(self), camera=(self), geolocation=(self)';
