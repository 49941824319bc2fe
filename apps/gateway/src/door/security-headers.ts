import type { SecurityHeadersOptions } from '@nestjs/common';

const self = "'self'";
const none = "'none'";

/** What the web app needs and no more: its own scripts, recordings and photos held as blobs, inline styles for Radix's popups. */
export const securityHeaders: SecurityHeadersOptions = {
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
      connectSrc: self,
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
};

/** The microphone records memories, the camera takes their photos, the position says where. */
export const permissionsPolicy = 'microphone=(self), camera=(self), geolocation=(self)';
