import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Derives the key that binds a pending sign-in to the password that began it, so that every change of the password ends the pending sign-ins. The
 * password hash cannot be computed from the key.
 */
export const passwordFingerprintOf = (passwordHash: string): string =>
  createHmac('sha256', passwordHash).update('pending sign-in').digest('base64url');

export function isPasswordFingerprintOf(passwordHash: string, passwordKey: string): boolean {
  const [expected, given] = [Buffer.from(passwordFingerprintOf(passwordHash)), Buffer.from(passwordKey)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
