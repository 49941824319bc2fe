import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** PostgreSQL's own number of rounds (`scram_iterations`). */
const ITERATIONS = 4096;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * The form in which PostgreSQL stores a password (RFC 5803). As psql's \password does, it is sent instead of the password,
 * because servers may log statements.
 * @param password in ASCII, where SASLprep changes nothing
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const sign = (text: string): Buffer => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${sign('Server Key').toString('base64')}`;
}
