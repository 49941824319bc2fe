import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** The number of iterations of the hash: the default value of PostgreSQL's setting `scram_iterations`. */
const ITERATIONS = 4096;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Computes the form in which PostgreSQL stores a password (RFC 5803): `SCRAM-SHA-256$<iterations>:<salt>$<stored key>:<server key>`. Like
 * psql's \password, we send this form instead of the password itself, because servers may log statements.
 * @param password ASCII characters only, which SASLprep does not change
 */
export function createScramVerifier(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const saltedPassword = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const hmac = (text: string): Buffer => createHmac('sha256', saltedPassword).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`;
}
