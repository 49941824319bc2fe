import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { ConfigError, readConfig } from '@memory/launcher/config';
import { readRunningInstallation } from '@memory/launcher/stack/running-installation';
import { readOrCreateInstallationSecrets, secretsFile } from '@memory/launcher/stack/secrets';
import { PRONUNCIATION_FOLDER } from '@memory/launcher/topology';
import { createObjectStore } from '@memory/object-store/create-object-store';
import type { ObjectStore } from '@memory/object-store/object-store';
import { objectStoreOptions } from '@memory/object-store/object-store-settings';
import { objectStoreSettings, schemasOf } from '@memory/service-kit/settings';
import { z } from 'zod';
import { idleLimitAgent } from './target/s3-target.ts';

/** The data and settings that a backup copies or needs. */
export interface Product {
  /** The address of the PostgreSQL server, with the administrator's credentials. */
  serverUrl: string;
  objectStore: ObjectStore;
  /** The folder with recordings of words. */
  pronunciationFolder: string;
  backupKey: Buffer;
  /** The files with secrets, by name. */
  secretFiles: Record<string, string>;
}

/** The name under which a backup stores the file of `--env-file`. */
export const ENV_FILE_NAME = '.env';
export const SECRETS_FILE_NAME = 'secrets.json';

/**
 * Finds the databases, the object store and the secrets of an installation: the installation in DATA_DIR, or the installation that the settings of
 * containers describe.
 * @param envFile a file with further secrets, such as the `.env` of Compose
 * @throws UserFacingError or ConfigError when a part of the installation is missing
 */
export async function findProduct(env: NodeJS.ProcessEnv, envFile?: string): Promise<Product> {
  const { dataDir, databaseUrl } = readConfig(env);
  const secretFiles: Record<string, string> = {};
  if (existsSync(secretsFile(dataDir))) secretFiles[SECRETS_FILE_NAME] = readFileSync(secretsFile(dataDir), 'utf8');
  if (envFile) secretFiles[ENV_FILE_NAME] = readFileSync(envFile, 'utf8');
  return {
    serverUrl: databaseUrl ?? embeddedServerUrl(dataDir),
    objectStore: await openObjectStore(dataDir, env),
    pronunciationFolder: join(dataDir, PRONUNCIATION_FOLDER),
    backupKey: readBackupKey(env),
    secretFiles,
  };
}

/**
 * Reads the backup key from the setting BACKUP_KEY, or otherwise from `DATA_DIR/secrets.json`.
 * @throws ConfigError when there is no backup key
 */
export function readBackupKey(env: NodeJS.ProcessEnv): Buffer {
  const { dataDir } = readConfig(env);
  const text =
    env.BACKUP_KEY || (existsSync(secretsFile(dataDir)) && readOrCreateInstallationSecrets(dataDir).backupKey);
  const key = Buffer.from(text || '', 'base64url');
  if (key.length !== 32)
    throw new ConfigError(
      'There is no backup key. Give the key that opens the backup (--identity or --passphrase-file); without a DATA_DIR, set BACKUP_KEY: openssl rand -base64 32',
    );
  return key;
}

/** Opens the object store that the settings of media-svc select: S3, or a folder in DATA_DIR. */
export async function openObjectStore(dataDir: string, env: NodeJS.ProcessEnv): Promise<ObjectStore> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const settings = z.object(schemasOf(objectStoreSettings)).parse({ MEDIA_DIR: join(dataDir, 'media'), ...set });
  return createObjectStore(objectStoreOptions(settings), idleLimitAgent);
}

/** Returns the address of the embedded server. The fourth line of `postmaster.pid`, which exists while the server runs, is the port. */
function embeddedServerUrl(dataDir: string): string {
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  if (!readRunningInstallation(dataDir) || !existsSync(pidFile))
    throw new UserFacingError(
      `No PostgreSQL of an installation in ${dataDir} is running. Start it with npm start; for a server of your own, set DATABASE_URL.`,
    );
  const port = readFileSync(pidFile, 'utf8').split('\n')[3];
  const password = encodeURIComponent(readOrCreateInstallationSecrets(dataDir).databasePassword);
  return `postgresql://postgres:${password}@127.0.0.1:${port}`;
}
