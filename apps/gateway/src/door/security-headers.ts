import type { SecurityHeadersOptions } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';

const self = "'self'";
const none = "'none'";

/**
 * What the web app needs and no more: its own scripts (`web.plugin.ts` adds those that stand in the page), recordings and photos held as blobs, inline styles
 * for Radix's popups, and the one other site it may ask, for the name of a place.
 */
export const securityHeaders = ({ REVERSE_GEOCODE_URL }: GatewayConfig): SecurityHeadersOptions => ({
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
  // A whole-domain promise is the installation's to make, not ours.
  strictTransportSecurity: { includeSubDomains: false },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/** The microphone records memories, the camera takes their photos, the position says where. */
export const permissionsPolicy = 'microphone=(self), camera=(self), geolocation=(self)';
