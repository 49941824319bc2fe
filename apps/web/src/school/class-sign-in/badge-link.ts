import { BADGE_SECRET_LENGTH } from '@memory/contracts';
import { pagePaths } from '../../lib/page-paths.ts';

const FRAGMENT = '#badge=';
const SECRET = new RegExp(`^[A-Z2-7]{${BADGE_SECRET_LENGTH}}$`);

/** The address in the QR code of a badge. The secret is in the fragment, which browsers send to no server. */
export const badgeLink = (secret: string): string =>
  `${window.location.origin}${pagePaths.classSignIn}${FRAGMENT}${secret}`;

/** Returns the secret of a badge from the text of its QR code; null for any other QR code. */
export function badgeSecretOf(text: string): string | null {
  const start = text.indexOf(FRAGMENT);
  const secret = (start < 0 ? text : text.slice(start + FRAGMENT.length)).trim().toUpperCase();
  return SECRET.test(secret) ? secret : null;
}
