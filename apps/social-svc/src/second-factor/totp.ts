import { Secret, TOTP } from 'otpauth';

/** Six digits that change every 30 seconds, computed with SHA-1: the only values that all authenticator apps support (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226, section 4, recommends 20 bytes. */
const TOTP_SECRET_BYTES = 20;
/** The codes before and after the present one are accepted too, because clocks differ and typing takes time (RFC 6238, section 5.2). */
const ACCEPTED_STEPS = 1;
/** The name under which authenticator apps list the account. */
const ISSUER = 'Memory';

export const createTotpSecret = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new Secret({ size: TOTP_SECRET_BYTES }).bytes);

/** Presents a secret for authenticator apps: in Base32 for typing, and as `otpauth://` URI for a QR code. */
export function presentTotpSecret(secret: Uint8Array, username: string): { secret: string; uri: string } {
  const totp = totpOf(secret, username);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Returns the time step (30 seconds each, since 1970) to which a code belongs; null when the code is not valid now. */
export function findTotpStep(secret: Uint8Array, code: string, now: Date): number | null {
  const totp = totpOf(secret, '');
  const timestamp = now.getTime();
  const difference = totp.validate({ token: code, timestamp, window: ACCEPTED_STEPS });
  return difference === null ? null : totp.counter({ timestamp }) + difference;
}

const totpOf = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({ ...PARAMETERS, issuer: ISSUER, label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });
