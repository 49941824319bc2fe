import { createHmac } from 'node:crypto';

/** Version 8 (free form) and the variant of RFC 9562, section 5.8. */
const VERSION = 0x80;
const VARIANT = 0x80;

/**
 * The id under which the API lists a session: a keyed hash of the session id in the form of a UUID, so that the session id cannot be computed from
 * it. The id needs no stored value, so sessions from before the API listed sessions have an id too. The session cookie is signed with the same
 * secret (HMAC of the session id alone); the text before the session id makes this a different hash.
 */
export function publicSessionId(sessionId: string, secret: string): string {
  const bytes = createHmac('sha256', secret).update(`public session id\n${sessionId}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | VERSION;
  bytes[8] = (bytes[8]! & 0x3f) | VARIANT;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
