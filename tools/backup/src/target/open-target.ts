import { resolve } from 'node:path';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { ConfigError, readStartSetting, rejectExampleSecrets } from '@memory/launcher/config';
import { backupToolSettings } from '@memory/service-kit/settings';
import { assertObjectName, type BackupTarget } from './backup-target.ts';
import { FolderTarget } from './folder-target.ts';

const S3_URL = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,62})(?:\/(?<prefix>.*))?$/;

/**
 * Opens a backup target.
 * @param address a folder, or `s3://<bucket>/<prefix>`. The server and the credentials of S3 are settings: BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY,
 * BACKUP_S3_SECRET_KEY and BACKUP_S3_REGION. They are not arguments, because other users of the machine can read a program's arguments.
 * @throws UserFacingError or ConfigError
 */
export async function openTarget(
  address: string,
  { create = false, env = process.env }: { create?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<BackupTarget> {
  if (!/^s3:/i.test(address)) return FolderTarget.open(resolve(address), { create });
  const { bucket, prefix = '' } = S3_URL.exec(address)?.groups ?? {};
  if (!bucket) throw new UserFacingError(`"${address}" is not an address of a bucket: s3://<bucket>/<prefix>.`);
  const folder = prefix.replace(/\/$/, '');
  if (folder) assertObjectName(folder);
  rejectExampleSecrets(['BACKUP_S3_SECRET_KEY'], env);
  // The S3 client is loaded on demand, because it takes 40 MB of memory.
  const { S3Target } = await import('./s3-target.ts');
  return new S3Target(bucket, folder, {
    endpoint: readRequired(env, 'BACKUP_S3_ENDPOINT'),
    accessKey: readRequired(env, 'BACKUP_S3_ACCESS_KEY'),
    secretKey: readRequired(env, 'BACKUP_S3_SECRET_KEY'),
    region: readStartSetting('BACKUP_S3_REGION', backupToolSettings.BACKUP_S3_REGION, env),
  });
}

function readRequired(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value || (name.endsWith('_ENDPOINT') && !/^https?:\/\//.test(value)))
    throw new ConfigError(`Set ${name} for backups to s3://…${name.endsWith('_ENDPOINT') ? ': https://host' : ''}`);
  return value;
}
