import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Derives the key with which a pending sign-in is bound to the password that began it, so that every way to change the password ends the
 * pending sign-ins. The password hash cannot be computed from it.
 */
export const passwordFingerprintOf = (passwordHash: string): string =>
  createHmac('sha256', passwordHash).update('pending sign-in').digest('base64url');

export function isPasswordFingerprintOf(passwordHash: string, passwordKey: string): boolean {
  const [expected, given] = [Buffer.from(passwordFingerprintOf(passwordHash)), Buffer.from(passwordKey)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
