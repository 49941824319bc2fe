import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** The time in milliseconds for which an authenticator app shows a code. */
const CODE_PERIOD_MS = 30_000;

/**
 * The code that an authenticator app shows for this key. A code is good once, so a test that needs a second one takes the `next`, which the
 * server accepts already: the clocks of phones may be ahead.
 */
export function authenticatorCode(key: string, which: 'present' | 'next' = 'present'): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + (which === 'next' ? CODE_PERIOD_MS : 0) });
}

/** Gives the page a device with passkeys, which confirms each request without a question, as after a fingerprint. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
