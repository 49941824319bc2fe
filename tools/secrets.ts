import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  internalKey: string;
  sessionSecret: string;
  databasePassword: string;
  redisPassword: string;
}

const names = ['internalKey', 'sessionSecret', 'databasePassword', 'redisPassword'] as const satisfies (keyof Secrets)[];

/** This installation's secrets, made at its first start and readable by its owner alone. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? createSecret()])) as unknown as Secrets;
  if (names.every((name) => kept[name])) return secrets;
  // Renamed into place: half a file would lock everybody out of the database.
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function createSecret(): string {
  return randomBytes(32).toString('base64url');
}
