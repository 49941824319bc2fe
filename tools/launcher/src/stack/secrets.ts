import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Caller, callerProcesses } from '@memory/contracts/callers';
import { type RedisUserName, redisUserNames } from '@memory/event-bus/redis-users';
import { createSigningKey } from '@memory/service-kit/signing-keys';
import { serviceDatabases } from '../topology.ts';

/** The secrets of one installation: the content of `DATA_DIR/secrets.json`. */
export interface InstallationSecrets {
  /** The secret with which the gateway signs the session cookie. */
  sessionSecret: string;
  /** The password of the embedded PostgreSQL's administrator. */
  databasePassword: string;
  /** The password of each PostgreSQL role, by the name of the database that the role owns. A role and its database have the same name. */
  rolePasswords: Record<string, string>;
  /** The password of each user of the Redis server that `npm start` starts. */
  redisPasswords: Record<RedisUserName, string>;
  /** The private key with which each caller signs its requests to services. No other process receives the key. */
  signingKeys: Record<Caller, string>;
  /** The key in base64url from which the keys of encrypted backups, and the id of the installation in backups, are derived. */
  backupKey: string;
}

export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

/** Reads the secrets of an installation from their file, and creates missing secrets. Only the file's owner can read the file. */
export function readOrCreateInstallationSecrets(dataDir: string): InstallationSecrets {
  const file = secretsFile(dataDir);
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<InstallationSecrets>) : {};
  const databaseNames = serviceDatabases().map(({ database }) => database);
  const secrets: InstallationSecrets = {
    sessionSecret: stored.sessionSecret ?? createSecret(),
    databasePassword: stored.databasePassword ?? createSecret(),
    rolePasswords: createMissing(databaseNames, createSecret, stored.rolePasswords),
    redisPasswords: createMissing(redisUserNames, createSecret, stored.redisPasswords),
    signingKeys: createMissing(callerProcesses, createSigningKey, stored.signingKeys),
    backupKey: stored.backupKey ?? createSecret(),
  };
  if (JSON.stringify(secrets) === JSON.stringify(stored)) return secrets;
  // The secrets are written to a temporary file, which is then renamed, so that a crash leaves no partly written file. Without the secrets, no
  // process could log in to the databases.
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

/** Returns a secret for each name: the stored secret or, when there is none, a new secret. */
function createMissing<Name extends string>(
  names: readonly Name[],
  create: () => string,
  stored: Partial<Record<Name, string>> = {},
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? create()])) as Record<Name, string>;
}

/** Returns a new secret: 256 random bits in base64url. */
function createSecret(): string {
  return randomBytes(32).toString('base64url');
}
