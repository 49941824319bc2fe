import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Caller, callers } from '@memory/contracts';
import { type RedisUser, redisUsers } from '@memory/event-bus/redis-users';
import { createSigningKey } from '@memory/service-kit/signing-keys';
import { databases } from './topology.ts';

export interface Secrets {
  /** Signs the session cookie. */
  sessionSecret: string;
  /** Of our own PostgreSQL's administrator. */
  databasePassword: string;
  /** Of PostgreSQL's roles, by the name of the database, which is also the name of the role that owns it. */
  rolePasswords: Record<string, string>;
  /** Of our own Redis's users. */
  redisPasswords: Record<RedisUser, string>;
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
    rolePasswords: fillMissing(
      databases().map(({ database }) => database),
      createSecret,
      stored.rolePasswords,
    ),
    redisPasswords: fillMissing(redisUsers, createSecret, stored.redisPasswords),
    signingKeys: fillMissing(callers, createSigningKey, stored.signingKeys),
  };
  if (JSON.stringify(secrets) === JSON.stringify(stored)) return secrets;
  // Renamed into place: half a file would lock everybody out of the database.
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

/** The stored secret of each name, or a new one for a name without. */
function fillMissing<Name extends string>(
  names: readonly Name[],
  create: () => string,
  stored: Partial<Record<Name, string>> = {},
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? create()])) as Record<Name, string>;
}

function createSecret(): string {
  return randomBytes(32).toString('base64url');
}
