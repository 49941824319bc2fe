import { timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import { ExpiringCache } from '@memory/service-kit';

export const SESSION_COOKIE = 'memory.sid';
/** The maximum number of verified cookies that a gateway caches (about 200 bytes each), and how long it caches a cookie. */
const REMEMBERED_COOKIES_MAX = 10_000;
const REMEMBERED_COOKIE_MS = 60_000;

/**
 * Signs and verifies session cookies: the session id, a dot and its signature (HMAC). A verified cookie is cached, because every request sends the
 * cookie.
 */
export class SessionCookies {
  private readonly signer: ReturnType<typeof cookie.signerFactory>;
  private readonly remembered = new ExpiringCache<string>(REMEMBERED_COOKIES_MAX);

  constructor(secret: string) {
    this.signer = cookie.signerFactory(secret);
  }

  sign(sessionId: string): string {
    return this.signer.sign(sessionId);
  }

  /** Returns the session id of a cookie; null when its signature is wrong. */
  verify(value: string): string | null {
    const sessionId = value.slice(0, value.lastIndexOf('.'));
    if (areEqual(this.remembered.get(sessionId), value)) return sessionId;
    const verified = this.signer.unsign(value);
    if (!verified.valid) return null;
    this.remembered.set(verified.value, value, Date.now() + REMEMBERED_COOKIE_MS);
    return verified.value;
  }
}

/** Compares in constant time, so that the duration does not reveal how many characters of a forged signature are right. */
function areEqual(known: string | undefined, given: string): boolean {
  if (known === undefined) return false;
  const [one, other] = [Buffer.from(known), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
