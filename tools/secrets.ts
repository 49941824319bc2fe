import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Caller, callers } from '@memory/contracts';
import { createSigningKey } from '@memory/service-kit/signing-keys';

export interface Secrets {
  /** Signs the session cookie. */
  sessionSecret: string;
  databasePassword: string;
  redisPassword: string;
  /** The private key of each caller; only that process is given it. */
  signingKeys: Record<Caller, string>;
}

/** This installation's secrets, made at its first start and readable by its owner alone. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets: Secrets = {
    sessionSecret: stored.sessionSecret ?? createSecret(),
    databasePassword: stored.databasePassword ?? createSecret(),
    redisPassword: stored.redisPassword ?? createSecret(),
    signingKeys: Object.fromEntries(callers.map((caller) => [caller, stored.signingKeys?.[caller] ?? createSigningKey()])) as Record<Caller, string>,
  };
  if (JSON.stringify(secrets) === JSON.stringify(stored)) return secrets;
  // Renamed into place: half a file would lock everybody out of the database.
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function createSecret(): string {
  return randomBytes(32).toString('base64url');
}
